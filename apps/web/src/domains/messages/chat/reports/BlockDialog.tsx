import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import type { Conversation } from '../state/conversation.ts'
import { useChatActions } from '../state/useChatActions.ts'

interface Props {
  conversation: Conversation
  opened: boolean
  close: () => void
}

/** Asks before somebody is blocked, or let in again. */
export function BlockDialog({ conversation, opened, close }: Props) {
  const t = useText('chat')
  const { isBlocked, setBlocked } = useChatActions(conversation)
  const name = `\u2068${conversation.contact.fullName}\u2069`
  return (
    <ConfirmDialog
      opened={opened}
      close={close}
      title={isBlocked ? t('unblock.title', { name }) : t('block.title', { name })}
      text={isBlocked ? t('unblock.text') : t('block.text')}
      action={isBlocked ? t('menu.unblock') : t('menu.block')}
      isDangerous={!isBlocked}
      run={async () => {
        await setBlocked(!isBlocked)
        close()
      }}
    />
  )
}
