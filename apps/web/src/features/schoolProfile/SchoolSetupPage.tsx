import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function SchoolSetupPage() {
  const t = useText('schoolProfile')
  return <Page title={t('title')}>{null}</Page>
}
