import { type NamePart, noName } from '@dsms/contract/people/students/names'
import { TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { formFields, key, text, whole } from '../../../kit/areas/form/fields.ts'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { PhoneInput } from '../../platform/public.ts'
import { LookupInput } from '../../school/public.ts'
import { NamePartInput } from '../shared/NamePartInput.tsx'
import { parents } from './guardians.ts'

const fields = formFields(parents, {
  first_name: whole<NamePart>(noName),
  second_name: whole<NamePart>(noName),
  family_name: whole<NamePart>(noName),
  phone: text(),
  email: text(),
  id_type_id: key(),
  id_number: text(),
  address: text(),
  notes: text(),
})
const parts = ['first_name', 'second_name', 'family_name'] as const
const seeId = { access: { school: 'students.see_id', platform: 'schools.edit' } } as const

/** A guardian: who it is, how they are reached, and for whom they speak. */
export function GuardianPage({ id }: { id?: number | undefined }) {
  const t = useText('guardians')
  const may = useMay()
  return (
    <AreaScreen of={parents} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
            {({ field, choice, values, setFieldValue, errors }) => (
              <>
                <FormGroup title={t('group.person')}>
                  {parts.map((name) => (
                    <NamePartInput
                      key={name}
                      label={t(`field.${name}`)}
                      required={name !== 'second_name'}
                      value={values[name]}
                      onChange={(part) => setFieldValue(name, part)}
                      errorIn={(script) => errors[`${name}.${script}`]}
                      data-path={name}
                    />
                  ))}
                  <PhoneInput {...field('phone')} />
                  <TextInput type="email" dir="ltr" autoComplete="off" {...field('email')} />
                  <LookupInput kind="id_type" {...choice('id_type')} />
                  {screen.record?.id_last4 && !may(seeId) ? (
                    <TextInput
                      label={t('field.id_number')}
                      readOnly
                      variant="filled"
                      dir="ltr"
                      value={`•••• ${screen.record.id_last4}`}
                    />
                  ) : (
                    <TextInput dir="ltr" autoComplete="off" {...field('id_number')} />
                  )}
                  <TextInput dir="auto" className={fullRow} {...field('address')} />
                  <NotesInput {...field('notes')} />
                </FormGroup>
                {screen.record && screen.record.students.length > 0 && (
                  <FormGroup title={t('field.students')}>
                    <ul>
                      {screen.record.students.map((one) => (
                        <li key={one.id}>
                          <LinkAnchor to={`/school/students/${one.id}`} search={screen.school.search}>
                            <Typed>{one.name}</Typed>
                          </LinkAnchor>{' '}
                          ({t(`relation.${one.relation}`)})
                        </li>
                      ))}
                    </ul>
                  </FormGroup>
                )}
              </>
            )}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="guardians" />
        </>
      )}
    </AreaScreen>
  )
}
