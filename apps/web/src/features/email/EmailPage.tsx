import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function EmailPage(_: { folder: string | undefined; label: string | undefined }) {
  const t = useText('email')
  return <Page title={t('title')}>{null}</Page>
}
