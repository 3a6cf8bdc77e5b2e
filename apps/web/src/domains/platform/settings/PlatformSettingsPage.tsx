import { useText } from '../../../kernel/i18n/index.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { Settings } from './shared/Settings.tsx'

/** What holds for all schools unless they say otherwise. */
export function PlatformSettingsPage() {
  const t = useText('settings')
  return (
    <Page title={t('platform.title')}>
      <Settings intro={t('platform.text')} spot={{}} />
    </Page>
  )
}
