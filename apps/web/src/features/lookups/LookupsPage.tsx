import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function LookupsPage(_: { scope: 'platform' | 'school' }) {
  const t = useText('lookups')
  return <Page title={t('title')}>{null}</Page>
}
