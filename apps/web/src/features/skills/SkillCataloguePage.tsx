import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function SkillCataloguePage() {
  const t = useText('skills')
  return <Page title={t('title')}>{null}</Page>
}
