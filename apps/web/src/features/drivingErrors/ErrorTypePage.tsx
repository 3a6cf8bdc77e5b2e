import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function ErrorTypePage(_: { id?: number | undefined }) {
  const t = useText('drivingErrors')
  return <Page title={t('title')}>{null}</Page>
}
