import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function SimulatorsPage() {
  const t = useText('simulators')
  return <Page title={t('title')}>{null}</Page>
}
