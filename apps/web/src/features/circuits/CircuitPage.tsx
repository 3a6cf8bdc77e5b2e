import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function CircuitPage(_: { id?: number | undefined }) {
  const t = useText('circuits')
  return <Page title={t('title')}>{null}</Page>
}
