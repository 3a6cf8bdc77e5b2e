import type { ChatContact } from '@dsms/contract/messages/chat/calls'
import { Fragment } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Message } from '../message/Message.tsx'
import { type Conversation, tickOf } from '../state/conversation.ts'
import type { Outbox } from '../state/outbox.ts'
import classes from './DayMessages.module.css'
import { type Day, isSent } from './timeline.ts'

interface Props {
  day: Day
  contact: ChatContact
  chat: Conversation['chat']
  outbox: Outbox
  at: number | null
}

/** The messages of a day under its name. */
export function DayMessages({ day, contact, chat, outbox, at }: Props) {
  const t = useText('chat')
  const format = useFormat()
  return (
    <section className={classes.day}>
      <h3 className={classes.name}>
        <time dateTime={day.time}>{format.dayWords(day.time)}</time>
      </h3>
      <ol className={classes.list}>
        {day.entries.map((entry) => (
          <Fragment key={entry.key}>
            {entry.isNew && (
              <li className={classes.new}>
                <span>{t('newMessages')}</span>
              </li>
            )}
            <Message
              entry={entry}
              contact={contact}
              state={isSent(entry.said) ? tickOf(entry.said.id, chat) : 'sending'}
              outbox={outbox}
              isFound={isSent(entry.said) && entry.said.id === at}
            />
          </Fragment>
        ))}
      </ol>
    </section>
  )
}
