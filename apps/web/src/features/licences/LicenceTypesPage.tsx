import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function LicenceTypesPage() {
  const t = useText('licences')
  return <Page title={t('title')}>{null}</Page>
}
