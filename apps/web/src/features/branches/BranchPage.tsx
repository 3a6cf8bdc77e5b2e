import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function BranchPage(_: { id?: number | undefined }) {
  const t = useText('branches')
  return <Page title={t('title')}>{null}</Page>
}
