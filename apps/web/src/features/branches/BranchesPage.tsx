import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function BranchesPage() {
  const t = useText('branches')
  return <Page title={t('title')}>{null}</Page>
}
