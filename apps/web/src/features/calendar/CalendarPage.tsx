import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function CalendarPage() {
  const t = useText('calendar')
  return <Page title={t('title')}>{null}</Page>
}
