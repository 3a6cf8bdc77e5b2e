import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function HolidayPage(_: { scope: 'platform' | 'school'; id?: number | undefined }) {
  const t = useText('holidays')
  return <Page title={t('title')}>{null}</Page>
}
