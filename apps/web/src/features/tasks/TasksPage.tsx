import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function TasksPage(_: { filter: string | undefined; tag: string | undefined }) {
  const t = useText('tasks')
  return <Page title={t('title')}>{null}</Page>
}
