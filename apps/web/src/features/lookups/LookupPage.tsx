import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function LookupPage(_: { scope: 'platform' | 'school'; id?: number | undefined }) {
  const t = useText('lookups')
  return <Page title={t('title')}>{null}</Page>
}
