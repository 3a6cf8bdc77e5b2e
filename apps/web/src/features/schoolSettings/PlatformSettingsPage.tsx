import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function PlatformSettingsPage() {
  const t = useText('schoolSettings')
  return <Page title={t('title')}>{null}</Page>
}
