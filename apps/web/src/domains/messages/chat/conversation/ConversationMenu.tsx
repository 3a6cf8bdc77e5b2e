import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import {
  IconBan,
  IconBell,
  IconBellOff,
  IconClearAll,
  IconDotsVertical,
  IconFlag,
  IconMail,
  IconUser,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { BlockDialog } from '../reports/BlockDialog.tsx'
import { ReportDialog } from '../reports/ReportDialog.tsx'
import type { Conversation } from '../state/conversation.ts'
import { useChatActions } from '../state/useChatActions.ts'
import type { ChatState } from '../state/useChatState.ts'

const icon = { size: 18, stroke: 1.5 }

/** What else can be done with a conversation. */
export function ConversationMenu({ conversation, state }: { conversation: Conversation; state: ChatState }) {
  const t = useText('chat')
  const actions = useChatActions(conversation)
  const [dialog, setDialog] = useState<'block' | 'report' | null>(null)
  const { contact, messages } = conversation
  const close = () => setDialog(null)
  const isSilent = messages.length === 0
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Tooltip label={t('menu')}>
          <Menu.Target>
            <ActionIcon size={40} aria-label={t('menu')}>
              <IconDotsVertical size={20} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
        </Tooltip>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUser {...icon} />} onClick={() => state.show('contact')}>
            {t('menu.contact')}
          </Menu.Item>
          <Menu.Item
            leftSection={actions.isMuted ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
            onClick={() => void actions.setMuted(!actions.isMuted)}
          >
            {actions.isMuted ? t('menu.unmute') : t('menu.mute')}
          </Menu.Item>
          {messages.some(({ senderId }) => senderId === contact.id) && (
            <Menu.Item
              leftSection={<IconMail {...icon} />}
              // an open conversation would count as seen at once
              onClick={async () => {
                if (await actions.markUnread()) state.leave()
              }}
            >
              {t('menu.unread')}
            </Menu.Item>
          )}
          {!isSilent && (
            <Menu.Item leftSection={<IconClearAll {...icon} />} onClick={() => void actions.clear()}>
              {t('menu.clear')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item leftSection={<IconBan {...icon} />} onClick={() => setDialog('block')}>
            {actions.isBlocked ? t('menu.unblock') : t('menu.block')}
          </Menu.Item>
          {!isSilent && (
            <Menu.Item leftSection={<IconFlag {...icon} />} onClick={() => setDialog('report')}>
              {t('menu.report')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <BlockDialog conversation={conversation} opened={dialog === 'block'} close={close} />
      <ReportDialog contact={contact} opened={dialog === 'report'} close={close} />
    </>
  )
}
