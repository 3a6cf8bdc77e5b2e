import { Page } from '../../components/Page.tsx'
import { useText } from '../../i18n/index.ts'

export function ChatPage() {
  const t = useText('chat')
  return <Page title={t('title')}>{null}</Page>
}
