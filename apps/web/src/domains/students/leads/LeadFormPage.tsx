import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import type { WishTime } from '@dsms/contract/kit/wishTimes'
import { Select, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NotesInput, RecordInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { code, day, formFields, key, names, text, whole } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { WishTimesInput } from '../../../kit/inputs/time/WishTimesInput.tsx'
import { PhoneInput } from '../../platform/public.ts'
import { BranchInput } from '../../school/public.ts'
import { enquiries } from './leads.ts'
import { OwnerInput } from './OwnerInput.tsx'

const fields = formFields(enquiries, {
  name: names(),
  phone: text(),
  email: text(),
  language: code(null),
  source: code(null),
  source_detail: text(),
  licence_type_id: key(),
  gearbox: code(null),
  branch_id: key(),
  wish_times: whole<WishTime[]>([]),
  follow_up_on: day(),
  owner_id: key(),
  notes: text(),
})

/** A new lead, or one that is changed. */
export function LeadFormPage({ id }: { id?: number | undefined }) {
  const t = useText('leads')
  return (
    <AreaScreen of={enquiries} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
            {({ field, oneOf, choice, values, errors, setFieldValue, isStill }) => (
              <>
                <FormGroup title={t('group.person')}>
                  <NamesInput maxLength={120} {...field('name')} />
                  <PhoneInput description={t('contactHelp')} {...field('phone')} />
                  <TextInput type="email" dir="ltr" {...field('email')} />
                  <Select {...oneOf('language')} />
                </FormGroup>
                <FormGroup title={t('group.source')}>
                  <Select {...oneOf('source')} />
                  <TextInput dir="auto" description={t('detailHelp')} {...field('source_detail')} />
                </FormGroup>
                <FormGroup title={t('group.wish')}>
                  <RecordInput area={licenceTypes} wishes={{ status: 'active' }} {...choice('licence_type')} />
                  <Select {...oneOf('gearbox')} />
                  <BranchInput {...choice('branch')} />
                  <div className={fullRow}>
                    <WishTimesInput
                      label={t('field.wish_times')}
                      path="wish_times"
                      value={values.wish_times}
                      onChange={(times) => setFieldValue('wish_times', times)}
                      errorAt={(path) => errors[path]}
                      isStill={isStill}
                    />
                  </div>
                </FormGroup>
                <FormGroup title={t('group.next')}>
                  <DateField {...field('follow_up_on')} />
                  <OwnerInput school={screen.school} {...choice('owner')} />
                  <NotesInput {...field('notes')} maxLength={2000} />
                </FormGroup>
              </>
            )}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="leads" />
        </>
      )}
    </AreaScreen>
  )
}
