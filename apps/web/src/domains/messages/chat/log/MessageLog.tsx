import { Button, Loader } from '@mantine/core'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { type Conversation, firstUnseen } from '../state/conversation.ts'
import type { Outbox, Pending } from '../state/outbox.ts'
import type { useConversation } from '../state/useConversation.ts'
import { DayMessages } from './DayMessages.tsx'
import classes from './MessageLog.module.css'
import { ToEndButton } from './ToEndButton.tsx'
import { daysOf } from './timeline.ts'
import { useLogScroll, useNear } from './useLogScroll.ts'

type More = ReturnType<typeof useConversation>['older']

interface Props {
  me: number
  conversation: Conversation
  pending: Pending[]
  older: More
  newer: More
  outbox: Outbox
  /** The message it is opened at; null is the end. */
  at: number | null
  /** How often something was said here: each time the reader is taken to the end. */
  sentCount: number
  isTyping: boolean
  /** To the end of the conversation, which is not loaded. */
  onEnd: () => void
}

/** What was said, by day. Older parts come as one scrolls up. */
export function MessageLog(props: Props) {
  const { me, conversation, pending, older, newer, outbox, at, sentCount, isTyping, onEnd } = props
  const t = useText('chat')
  const { contact, messages, chat, hasNewer } = conversation
  const firstNew = useFirstNew(conversation, sentCount)
  const days = useMemo(() => daysOf(messages, pending, me, firstNew), [messages, pending, me, firstNew])
  const scroll = useLogScroll({ version: days, hasNewer, startAt: at })
  const { toEnd } = scroll
  const followed = useRef(sentCount)
  useLayoutEffect(() => {
    if (sentCount !== followed.current) toEnd()
    followed.current = sentCount
  }, [sentCount, toEnd])
  const above = useNear(scroll.box, {
    isOn: older.hasMore && older.error === null,
    version: messages,
    onNear: () => void older.load(),
  })
  const below = useNear(scroll.box, {
    isOn: newer.hasMore && newer.error === null,
    version: messages,
    onNear: () => void newer.load(),
  })
  // what is put in above is no news
  const isQuiet = useLingering(older.isLoading, 600)
  const missed = useMissed(conversation, scroll.isAtEnd)
  return (
    <div className={classes.frame}>
      <div
        ref={scroll.box}
        className={classes.log}
        role="log"
        aria-label={t('log', { name: contact.fullName })}
        aria-live={isQuiet ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={scroll.note}
      >
        <div className={classes.inner}>
          <div ref={above} />
          <MoreState more={older} />
          {!older.hasMore && messages.length > 0 && <p className={classes.beginning}>{t('beginning')}</p>}
          {days.length === 0 && (
            <p className={classes.silent}>{t('silent', { name: `\u2068${contact.fullName}\u2069` })}</p>
          )}
          {days.map((day) => (
            <DayMessages
              key={new Date(day.time).toDateString()}
              day={day}
              contact={contact}
              chat={chat}
              outbox={outbox}
              at={at}
            />
          ))}
          {isTyping && <TypingBubble />}
          <MoreState more={newer} />
          <div ref={below} />
        </div>
      </div>
      {(!scroll.isAtEnd || hasNewer) && <ToEndButton missed={missed} onPress={hasNewer ? onEnd : toEnd} />}
    </div>
  )
}

function MoreState({ more }: { more: More }) {
  const t = useText('common')
  const errorText = useErrorText()
  if (more.isLoading) {
    return (
      <div className={classes.more}>
        <Loader size="sm" aria-label={t('loading')} />
      </div>
    )
  }
  if (more.error === null) return null
  return (
    <div className={classes.more} role="alert">
      <span>{errorText(more.error)}</span>
      <Button size="xs" variant="default" onClick={() => void more.load()}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** The header says it in words; this shows where the message will stand. */
const TypingBubble = () => (
  <div className={classes.typing} aria-hidden>
    <span />
    <span />
    <span />
  </div>
)

/** The first message that was new when it came on the screen; the mark stays until the reader says something. */
function useFirstNew(conversation: Conversation, sentCount: number): number | null {
  const now = firstUnseen(conversation)
  const [mark, setMark] = useState({ id: now, sentCount })
  const shown = mark.sentCount === sentCount ? mark.id : null
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (now !== null && before.current === null) setMark({ id: now, sentCount })
    before.current = now
  }, [now, sentCount])
  return shown
}

/** True as long as something is, and a while longer. */
function useLingering(isOn: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(isOn)
  useEffect(() => {
    if (isOn) return setLingers(true)
    const timer = setTimeout(() => setLingers(false), ms)
    return () => clearTimeout(timer)
  }, [isOn, ms])
  return isOn || lingers
}

/** How many messages of the other one came since the reader left the end. */
function useMissed({ messages, contact }: Conversation, isAtEnd: boolean): number {
  const last = messages.at(-1)?.id ?? 0
  const [seen, setSeen] = useState(last)
  useEffect(() => {
    if (isAtEnd) setSeen(last)
  }, [isAtEnd, last])
  return messages.filter(({ id, senderId }) => id > seen && senderId === contact.id).length
}
