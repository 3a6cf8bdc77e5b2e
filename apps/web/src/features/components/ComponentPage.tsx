import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function ComponentPage(_: { id?: number | undefined }) {
  const t = useText('components')
  return <Page title={t('title')}>{null}</Page>
}
