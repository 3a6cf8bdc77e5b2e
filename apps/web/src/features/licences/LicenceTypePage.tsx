import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function LicenceTypePage(_: { id?: number | undefined }) {
  const t = useText('licences')
  return <Page title={t('title')}>{null}</Page>
}
