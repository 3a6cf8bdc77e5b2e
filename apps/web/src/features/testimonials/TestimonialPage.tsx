import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function TestimonialPage(_: { scope: 'platform' | 'school'; id?: number | undefined }) {
  const t = useText('testimonials')
  return <Page title={t('title')}>{null}</Page>
}
