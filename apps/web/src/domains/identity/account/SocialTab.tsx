import { type AccountSettings, saveSocial } from '@dsms/contract/identity/account/calls'
import { Stack, TextInput } from '@mantine/core'
import {
  IconBrandFacebook,
  IconBrandGoogle,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconMessageQuestion,
} from '@tabler/icons-react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { UnsavedGuard } from '../../../kit/form/UnsavedGuard.tsx'
import { SettingsFoot } from './SettingsFoot.tsx'
import classes from './SettingsPage.module.css'
import { ConnectionsCard } from './security/ConnectionsCard.tsx'
import { useSettingsForm } from './useSettingsForm.ts'

const links = [
  { name: 'twitter', Icon: IconBrandTwitter },
  { name: 'facebook', Icon: IconBrandFacebook },
  { name: 'google', Icon: IconBrandGoogle },
  { name: 'linkedIn', Icon: IconBrandLinkedin },
  { name: 'instagram', Icon: IconBrandInstagram },
  { name: 'quora', Icon: IconMessageQuestion },
] as const

const valuesOf = ({ social }: AccountSettings) => social.socialLinks

/** Addresses of the own pages elsewhere, and names of accounts there. */
export function SocialTab({ settings }: { settings: AccountSettings }) {
  const t = useText('account')
  const { form, submit, isSaving, error, cancel, isUnsaved } = useSettingsForm({
    settings,
    valuesOf,
    schema: saveSocial.body,
    toBody: (values) => values,
    save: (body) => call(saveSocial, { body }),
  })
  return (
    <Stack gap="md">
      <form onSubmit={submit} noValidate className="card">
        <Stack gap="md">
          <h2 className={classes.heading}>{t('social.links')}</h2>
          <div className={classes.fields}>
            {links.map(({ name, Icon }) => (
              <TextInput
                key={name}
                label={t(`network.${name}`)}
                type="url"
                dir="ltr"
                placeholder={t('social.add')}
                leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
                {...form.getInputProps(name)}
              />
            ))}
          </div>
          <SettingsFoot isSaving={isSaving} error={error} cancel={cancel} />
        </Stack>
      </form>
      <ConnectionsCard connections={settings.social.connections} />
      <UnsavedGuard isUnsaved={isUnsaved} param="tab" />
    </Stack>
  )
}
