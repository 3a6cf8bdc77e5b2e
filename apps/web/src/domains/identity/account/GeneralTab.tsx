import { type AccountSettings, saveGeneral, saveOwnAvatar } from '@dsms/contract/identity/account/calls'
import { Stack, TextInput } from '@mantine/core'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { UnsavedGuard } from '../../../kit/form/UnsavedGuard.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { AvatarInput } from '../shared/AvatarInput.tsx'
import { EmailCard } from './EmailCard.tsx'
import { SettingsFoot } from './SettingsFoot.tsx'
import classes from './SettingsPage.module.css'
import { useKeepSettings } from './settingsCalls.ts'
import { useSettingsForm } from './useSettingsForm.ts'

const valuesOf = ({ general }: AccountSettings) => ({
  username: general.username,
  firstName: general.firstName,
  lastName: general.lastName,
  company: general.company,
})

/** Picture, names and company; the address below has a way of its own. */
export function GeneralTab({ settings }: { settings: AccountSettings }) {
  const t = useText('account')
  const { form, submit, isSaving, error, cancel, isUnsaved } = useSettingsForm({
    settings,
    valuesOf,
    schema: saveGeneral.body,
    toBody: (values) => values,
    save: (body) => call(saveGeneral, { body }),
  })
  return (
    <Stack gap="md">
      <Picture settings={settings} />
      <form onSubmit={submit} noValidate className="card">
        <Stack gap="md">
          <h2 className={classes.heading}>{t('general.names')}</h2>
          <div className={classes.fields}>
            <TextInput
              label={t('field.firstName')}
              required
              dir="auto"
              autoComplete="given-name"
              {...form.getInputProps('firstName')}
            />
            <TextInput
              label={t('field.lastName')}
              dir="auto"
              autoComplete="family-name"
              {...form.getInputProps('lastName')}
            />
            <TextInput
              label={t('field.username')}
              required
              dir="auto"
              autoComplete="username"
              {...form.getInputProps('username')}
            />
            <TextInput
              label={t('field.company')}
              dir="auto"
              autoComplete="organization"
              {...form.getInputProps('company')}
            />
          </div>
          <SettingsFoot isSaving={isSaving} error={error} cancel={cancel} />
        </Stack>
      </form>
      <EmailCard general={settings.general} />
      <UnsavedGuard isUnsaved={isUnsaved} param="tab" />
    </Stack>
  )
}

/** The picture is kept as soon as it is cut: there is nothing else to decide about it. */
function Picture({ settings: { general } }: { settings: AccountSettings }) {
  const t = useText('account')
  const errorText = useErrorText()
  const keepSettings = useKeepSettings()
  const save = async (content: string | null) => {
    const saved = await call(saveOwnAvatar, { body: { content } })
    keepSettings(saved)
    showDone(t(content === null ? 'picture.removed' : 'picture.saved'))
    return saved.general.avatar
  }
  return (
    <div className="card">
      <AvatarInput
        name={general.fullName || general.username}
        value={general.avatar}
        keep={save}
        onChange={(avatar) => {
          if (avatar === null) void save(null).catch((error) => showFailure(errorText(error)))
        }}
      />
    </div>
  )
}
