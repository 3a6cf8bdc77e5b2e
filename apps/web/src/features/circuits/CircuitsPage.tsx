import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function CircuitsPage() {
  const t = useText('circuits')
  return <Page title={t('title')}>{null}</Page>
}
