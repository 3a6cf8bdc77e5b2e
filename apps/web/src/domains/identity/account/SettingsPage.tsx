import type { AccountSettings } from '@dsms/contract/identity/account/calls'
import { Tabs } from '@mantine/core'
import { IconBell, IconInfoCircle, IconLock, IconShare, IconShieldLock, IconUser } from '@tabler/icons-react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { oneOf, useSearchOf } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { PasswordForm } from '../shared/PasswordForm.tsx'
import { GeneralTab } from './GeneralTab.tsx'
import { InfoTab } from './InfoTab.tsx'
import { NoticesTab } from './NoticesTab.tsx'
import classes from './SettingsPage.module.css'
import { SocialTab } from './SocialTab.tsx'
import { SecurityTab } from './security/SecurityTab.tsx'
import { useSettings } from './settingsCalls.ts'

const tabs = [
  { name: 'general', Icon: IconUser },
  { name: 'password', Icon: IconLock },
  { name: 'info', Icon: IconInfoCircle },
  { name: 'social', Icon: IconShare },
  { name: 'notifications', Icon: IconBell },
  { name: 'security', Icon: IconShieldLock },
] as const
const readers = { tab: oneOf(tabs.map(({ name }) => name)) }
type TabName = (typeof tabs)[number]['name']

/** What a person keeps about their own account. The open tab stands in the address. */
export function SettingsPage() {
  const t = useText('account')
  const navigate = useNavigate()
  const { tab = 'general' } = useSearchOf(readers)
  const settings = useSettings()
  const open = (name: string | null) =>
    navigate({
      to: '/pages/account-settings',
      search: name === 'general' || !name ? {} : { tab: name },
      resetScroll: false,
    })

  return (
    <Page title={t('title')}>
      <Tabs
        value={tab}
        onChange={open}
        orientation="vertical"
        variant="pills"
        keepMounted={false}
        className={classes.tabs}
      >
        <Tabs.List className={`card ${classes.list}`} aria-label={t('title')}>
          {tabs.map(({ name, Icon }) => (
            <Tabs.Tab
              key={name}
              value={name}
              className={classes.tab}
              leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
            >
              {t(`tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ name }) => (
          <Tabs.Panel key={name} value={name} className={classes.panel}>
            {settings.isError && <ErrorBox error={settings.error} onRetry={() => settings.refetch()} />}
            {settings.isPending && <ListSkeleton rows={5} />}
            {settings.data && <Panel name={name} settings={settings.data} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  )
}

function Panel({ name, settings }: { name: TabName; settings: AccountSettings }) {
  switch (name) {
    case 'general':
      return <GeneralTab settings={settings} />
    case 'password':
      return <PasswordForm />
    case 'info':
      return <InfoTab settings={settings} />
    case 'social':
      return <SocialTab settings={settings} />
    case 'notifications':
      return <NoticesTab settings={settings} />
    case 'security':
      return <SecurityTab settings={settings} />
  }
}
