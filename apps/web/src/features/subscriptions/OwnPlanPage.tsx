import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function OwnPlanPage() {
  const t = useText('subscriptions')
  return <Page title={t('title')}>{null}</Page>
}
