import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function OrganizationPage(_: { id?: number | undefined }) {
  const t = useText('organizations')
  return <Page title={t('title')}>{null}</Page>
}
