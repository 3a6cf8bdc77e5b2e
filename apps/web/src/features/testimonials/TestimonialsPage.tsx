import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function TestimonialsPage(_: { scope: 'platform' | 'school' }) {
  const t = useText('testimonials')
  return <Page title={t('title')}>{null}</Page>
}
