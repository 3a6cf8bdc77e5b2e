import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function HolidaysPage(_: { scope: 'platform' | 'school' }) {
  const t = useText('holidays')
  return <Page title={t('title')}>{null}</Page>
}
