import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function ComponentsPage() {
  const t = useText('components')
  return <Page title={t('title')}>{null}</Page>
}
