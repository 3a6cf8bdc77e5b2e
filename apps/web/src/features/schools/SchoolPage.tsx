import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function SchoolPage(_: { id?: number | undefined }) {
  const t = useText('schools')
  return <Page title={t('title')}>{null}</Page>
}
