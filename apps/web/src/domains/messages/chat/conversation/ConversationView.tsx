import { Skeleton } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useStore } from '../../../../kernel/browser/store.ts'
import { CallError } from '../../../../kernel/call/callError.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { useUploads } from '../../../../ui/apps/useUploads.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { MessageLog } from '../log/MessageLog.tsx'
import { ContactPanel } from '../panels/ContactPanel.tsx'
import { SearchPanel } from '../panels/SearchPanel.tsx'
import type { Conversation } from '../state/conversation.ts'
import { outboxOf } from '../state/sending.ts'
import type { ChatState } from '../state/useChatState.ts'
import { useConversation } from '../state/useConversation.ts'
import { Composer } from './Composer.tsx'
import { ComposerNote } from './ComposerNote.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import classes from './ConversationView.module.css'
import { DropArea } from './DropArea.tsx'

interface Props {
  me: number
  contactId: number
  state: ChatState
  isWide: boolean
  isTyping: boolean
  /** It was opened from the list, not by its address. */
  takesFocus: boolean
}

/** What two people said to each other, and where to go on. */
export function ConversationView({ me, contactId, state, isWide, isTyping, takesFocus }: Props) {
  const t = useText('chat')
  const outbox = outboxOf(me)
  const pending = useStore(outbox.pending).filter((one) => one.contactId === contactId)
  const conversation = useConversation(contactId, state.at)
  const uploads = useUploads()
  const [sentCount, setSentCount] = useState(0)
  const { data, error, refetch } = conversation
  const known = useLast(data)
  const mayWrite = known?.contact.isReachable && !known.chat?.isBlocked

  const close = () => state.show(null)
  const onSent = () => {
    // what was said stands at the end
    if (state.at !== null) state.jump(null)
    setSentCount((count) => count + 1)
  }

  if (error && !data) {
    const isNobody = error instanceof CallError && (error.status === 404 || error.status === 422)
    return (
      <div className={classes.problem}>
        <ConversationHeader conversation={null} state={state} isWide={isWide} isTyping={false} />
        {isNobody ? (
          <Empty icon={<IconUserOff size={40} stroke={1.5} />} text={t('nobody')} />
        ) : (
          <ErrorBox error={error} onRetry={() => void refetch()} />
        )}
      </div>
    )
  }
  return (
    <div className={classes.view}>
      <DropArea isOn={mayWrite ?? false} onDrop={(files) => void uploads.add(files)}>
        <ConversationHeader conversation={known ?? null} state={state} isWide={isWide} isTyping={isTyping} />
        {data ? (
          <MessageLog
            key={state.at ?? 'end'}
            me={me}
            conversation={data}
            pending={data.hasNewer ? [] : pending}
            older={conversation.older}
            newer={conversation.newer}
            outbox={outbox}
            at={state.at}
            sentCount={sentCount}
            isTyping={isTyping}
            onEnd={() => state.jump(null)}
          />
        ) : (
          <Waiting />
        )}
        {known && !mayWrite ? (
          <ComposerNote conversation={known} />
        ) : (
          <Composer
            contactId={contactId}
            name={known?.contact.fullName ?? ''}
            uploads={uploads}
            outbox={outbox}
            onSent={onSent}
            takesFocus={takesFocus}
          />
        )}
      </DropArea>
      {known && state.panel === 'contact' && <ContactPanel conversation={known} isOver={!isWide} onClose={close} />}
      {known && state.panel === 'search' && (
        <SearchPanel
          me={me}
          contact={known.contact}
          isOver={!isWide}
          at={state.at}
          onChoose={(id) => {
            state.jump(id)
            if (!isWide) state.show(null)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

/** While another part of the conversation is fetched, what is around it stays. */
function useLast(data: Conversation | undefined): Conversation | undefined {
  const last = useRef(data)
  if (data) last.current = data
  return data ?? last.current
}

const Waiting = () => (
  <div className={classes.waiting}>
    {[58, 40, 66, 34].map((width, index) => (
      <Skeleton
        key={width}
        height={index === 2 ? 64 : 40}
        width={`${width}%`}
        radius="lg"
        className={index % 2 ? classes.mine : undefined}
      />
    ))}
  </div>
)
