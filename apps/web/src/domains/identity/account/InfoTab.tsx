import { type AccountSettings, saveInfo } from '@dsms/contract/identity/account/calls'
import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { UnsavedGuard } from '../../../kit/form/UnsavedGuard.tsx'
import { longList } from '../../../kit/inputs/longList.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { PhoneInput, useCountries } from '../../platform/public.ts'
import { SettingsFoot } from './SettingsFoot.tsx'
import classes from './SettingsPage.module.css'
import { useSettingsForm } from './useSettingsForm.ts'

const valuesOf = ({ info }: AccountSettings) => ({
  bio: info.bio,
  dob: info.dob,
  countryId: info.countryId === null ? null : String(info.countryId),
  website: info.website,
  phone: info.phone,
})

const bodyOf = ({ countryId, ...values }: ReturnType<typeof valuesOf>) => ({
  ...values,
  countryId: countryId === null ? null : Number(countryId),
})

/** What a person says of themselves; the profile shows bio, country and website to colleagues. */
export function InfoTab({ settings }: { settings: AccountSettings }) {
  const t = useText('account')
  const records = useText('records')
  const countries = useCountries().data ?? []
  const { form, submit, isSaving, error, cancel, isUnsaved } = useSettingsForm({
    settings,
    valuesOf,
    schema: saveInfo.body,
    toBody: bodyOf,
    save: (values) => call(saveInfo, { body: bodyOf(values) }),
  })
  return (
    <form onSubmit={submit} noValidate className="card">
      <Stack gap="md">
        <Textarea
          label={t('field.bio')}
          description={t('info.bioHelp')}
          autosize
          minRows={3}
          maxRows={10}
          dir="auto"
          {...form.getInputProps('bio')}
        />
        <div className={classes.fields}>
          <DateField
            label={t('field.dob')}
            data-path="dob"
            isBirth
            autoComplete="bday"
            value={form.values.dob}
            error={form.errors.dob}
            onChange={(value) => form.setFieldValue('dob', value)}
            onBlur={() => form.validateField('dob')}
          />
          <Select
            {...longList}
            label={t('field.country')}
            searchable
            clearable
            nothingFoundMessage={records('nothingFound')}
            data={countries.map((one) => ({ value: String(one.id), label: one.name }))}
            {...form.getInputProps('countryId')}
          />
          <TextInput
            label={t('field.website')}
            type="url"
            dir="ltr"
            placeholder="https://"
            autoComplete="url"
            {...form.getInputProps('website')}
          />
          <PhoneInput
            label={t('field.phone')}
            data-path="phone"
            autoComplete="tel-national"
            value={form.values.phone}
            error={form.errors.phone}
            onChange={(value) => form.setFieldValue('phone', value)}
            onBlur={() => form.validateField('phone')}
          />
        </div>
        <SettingsFoot isSaving={isSaving} error={error} cancel={cancel} />
      </Stack>
      <UnsavedGuard isUnsaved={isUnsaved} param="tab" />
    </form>
  )
}
