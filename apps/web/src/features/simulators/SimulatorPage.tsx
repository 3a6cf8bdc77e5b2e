import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function SimulatorPage(_: { id?: number | undefined }) {
  const t = useText('simulators')
  return <Page title={t('title')}>{null}</Page>
}
