import { ActionIcon, Skeleton, Tooltip, UnstyledButton } from '@mantine/core'
import { IconArrowLeft, IconSearch } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PresenceAvatar } from '../../../../ui/apps/PresenceAvatar.tsx'
import type { Conversation } from '../state/conversation.ts'
import type { ChatState } from '../state/useChatState.ts'
import classes from './ConversationHeader.module.css'
import { ConversationMenu } from './ConversationMenu.tsx'

interface Props {
  /** Null until it is known. */
  conversation: Conversation | null
  state: ChatState
  isWide: boolean
  isTyping: boolean
}

/** With whom one talks, whether they are there, and what can be done. */
export function ConversationHeader({ conversation, state, isWide, isTyping }: Props) {
  const t = useText('chat')
  const apps = useText('apps')
  const contact = conversation?.contact
  return (
    <header className={classes.header}>
      {!isWide && (
        <Tooltip label={t('back')}>
          <ActionIcon size={44} aria-label={t('back')} onClick={state.leave}>
            <IconArrowLeft size={20} stroke={1.5} className="mirror" />
          </ActionIcon>
        </Tooltip>
      )}
      {contact ? (
        <UnstyledButton
          className={classes.who}
          aria-expanded={state.panel === 'contact'}
          onClick={() => state.show(state.panel === 'contact' ? null : 'contact')}
        >
          <PresenceAvatar name={contact.fullName} src={contact.avatar || null} status={contact.status} />
          <span className={classes.words}>
            <span className={classes.name}>
              <bdi>{contact.fullName}</bdi>
              <span className="visuallyHidden">{t('menu.contact')}</span>
            </span>
            <span className={classes.status} data-typing={isTyping || undefined}>
              {isTyping ? t('typing') : apps(`status.${contact.status}`)}
            </span>
          </span>
        </UnstyledButton>
      ) : (
        <span className={classes.who}>{conversation === null && <Skeleton circle height={40} />}</span>
      )}
      {conversation && (
        <>
          <Tooltip label={t('search.open')}>
            <ActionIcon
              size={40}
              aria-label={t('search.open')}
              aria-expanded={state.panel === 'search'}
              onClick={() => state.show(state.panel === 'search' ? null : 'search')}
            >
              <IconSearch size={20} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
          <ConversationMenu conversation={conversation} state={state} />
        </>
      )}
    </header>
  )
}
