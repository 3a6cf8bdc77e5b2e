import type { ChatContact } from '@dsms/contract/chat'
import { Fragment } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/index.ts'
import { type Conversation, tickOf } from './conversation.ts'
import classes from './DayMessages.module.css'
import { Message } from './Message.tsx'
import type { Outbox } from './outbox.ts'
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
