import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function OrganizationsPage() {
  const t = useText('organizations')
  return <Page title={t('title')}>{null}</Page>
}
