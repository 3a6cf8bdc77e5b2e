import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function VehiclePage(_: { id?: number | undefined }) {
  const t = useText('vehicles')
  return <Page title={t('title')}>{null}</Page>
}
