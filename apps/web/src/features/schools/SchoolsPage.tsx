import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function SchoolsPage() {
  const t = useText('schools')
  return <Page title={t('title')}>{null}</Page>
}
