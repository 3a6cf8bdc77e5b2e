import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function ExpiryCalendarPage() {
  const t = useText('fleet')
  return <Page title={t('title')}>{null}</Page>
}
