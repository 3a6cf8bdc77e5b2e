import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function VehiclesPage() {
  const t = useText('vehicles')
  return <Page title={t('title')}>{null}</Page>
}
