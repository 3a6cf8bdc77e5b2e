import { Page } from '../../components/Page.tsx'
import { Settings } from '../../components/settings/Settings.tsx'
import { useText } from '../../i18n/index.ts'

/** What holds for all schools unless they say otherwise. */
export function PlatformSettingsPage() {
  const t = useText('schoolSettings')
  return (
    <Page title={t('platform.title')}>
      <Settings intro={t('platform.text')} spot={{}} />
    </Page>
  )
}
