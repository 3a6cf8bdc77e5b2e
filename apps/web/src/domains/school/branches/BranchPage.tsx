import { Switch, Textarea, TextInput } from '@mantine/core'
import { IconClockHour8 } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { GenderInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { PlaceInputs } from '../../../kit/areas/inputs/PlaceInputs.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { EmailInput } from '../../identity/public.ts'
import { PhoneInput } from '../../platform/public.ts'
import { schoolBranches } from './branches.ts'

const empty = {
  name: noNames,
  city: '',
  address: '',
  latitude: '' as number | '' | null,
  longitude: '' as number | '' | null,
  phone: '',
  email: '',
  gender_scope: 'mixed',
  is_main: false,
}

/** A branch: its form, the way to its opening hours, and what happened to it. */
export function BranchPage({ id }: { id?: number | undefined }) {
  const t = useText('branches')
  return (
    <AreaForm
      of={schoolBranches}
      id={id}
      empty={empty}
      after={(branch, school) => (
        <div>
          <LinkButton
            to="/school/hours"
            search={{ ...school.search, branch_id: branch.id }}
            variant="default"
            leftSection={<IconClockHour8 size={18} stroke={1.5} />}
          >
            {t('toHours')}
          </LinkButton>
        </div>
      )}
    >
      {(form, branch) => {
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
                description={t(branch?.is_main ? 'mainStays' : 'mainHelp')}
                disabled={branch?.is_main}
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
  )
}
