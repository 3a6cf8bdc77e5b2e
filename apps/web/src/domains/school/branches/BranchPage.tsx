import { Switch, Textarea, TextInput } from '@mantine/core'
import { IconClockHour8 } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { GenderInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { code, flag, formFields, names, number, text } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { PlaceInputs } from '../../../kit/areas/inputs/PlaceInputs.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { EmailInput } from '../../identity/public.ts'
import { PhoneInput } from '../../platform/public.ts'
import { schoolBranches } from './branches.ts'

const fields = formFields(schoolBranches, {
  name: names(),
  city: text(),
  address: text(),
  latitude: number(),
  longitude: number(),
  phone: text(),
  email: text(),
  gender_scope: code('mixed'),
  is_main: flag(),
})

/** A branch: its form, the way to its opening hours, and what happened to it. */
export function BranchPage({ id }: { id?: number | undefined }) {
  const t = useText('branches')
  return (
    <AreaScreen of={schoolBranches} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
            {(form) => {
              const { field, toggle } = form
              return (
                <>
                  <FormGroup title={t('group.branch')}>
                    <NamesInput {...field('name')} />
                    <GenderInput {...field('gender_scope')} />
                    <PhoneInput {...field('phone')} />
                    <EmailInput {...field('email')} required={false} />
                    <Switch
                      className={fullRow}
                      description={t(screen.record?.is_main ? 'mainStays' : 'mainHelp')}
                      disabled={screen.record?.is_main}
                      {...toggle('is_main')}
                    />
                  </FormGroup>
                  <FormGroup title={t('group.place')}>
                    <TextInput dir="auto" {...field('city')} />
                    <Textarea dir="auto" autosize minRows={1} {...field('address')} />
                    <PlaceInputs
                      latitude={form.values.latitude}
                      longitude={form.values.longitude}
                      onChange={(place) => form.setValues(place)}
                      latitudeProps={{ error: form.errors.latitude, onBlur: field('latitude').onBlur }}
                      longitudeProps={{ error: form.errors.longitude, onBlur: field('longitude').onBlur }}
                    />
                  </FormGroup>
                </>
              )
            }}
          </AreaForm>
          {screen.record && (
            <div>
              <LinkButton
                to="/school/hours"
                search={{ ...screen.school.search, branch_id: screen.record.id }}
                variant="default"
                leftSection={<IconClockHour8 size={18} stroke={1.5} />}
              >
                {t('toHours')}
              </LinkButton>
            </div>
          )}
          <RecordHistory history={screen.record?.history} words="branches" />
        </>
      )}
    </AreaScreen>
  )
}
