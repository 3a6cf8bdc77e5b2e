import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './HomePage.module.css'
import { TodayCard } from './TodayCard.tsx'
import { useMyDay } from './useMyDay.ts'

interface Props {
  /** It is not there where it has nothing to say. */
  isQuiet: boolean
}

/** What the working apps have for this day. */
export function TodayCards({ isQuiet = false }: Partial<Props>) {
  const { query } = useMyDay('events')
  if (query.isError && !query.data) return <ErrorBox error={query.error} onRetry={() => query.refetch()} />
  return (
    <div className={classes.cards}>
      <EventsOfToday isQuiet={isQuiet} />
      <TasksOfToday isQuiet={isQuiet} />
      <UnreadMail isQuiet={isQuiet} />
      <UnseenChats isQuiet={isQuiet} />
    </div>
  )
}

/** The reader's calendar of this day, in the school's zone. */
function EventsOfToday({ isQuiet }: Props) {
  const t = useText('home')
  const format = useCalendarFormat()
  const { query, timeZone } = useMyDay('events')
  return (
    <TodayCard
      isQuiet={isQuiet}
      title={t('today.events')}
      to="/apps/calendar"
      query={query}
      empty={t('today.noEvents')}
    >
      {(rows) =>
        rows.map((event) => ({
          key: `${event.id}-${event.start}`,
          start: (
            <time className="tabular" dateTime={event.start}>
              {event.allDay ? t('today.allDay') : format.time(event.start, timeZone)}
            </time>
          ),
          title: <Typed>{event.title}</Typed>,
          sub: event.extendedProps.location && <Typed>{event.extendedProps.location}</Typed>,
        }))
      }
    </TodayCard>
  )
}

/** Open tasks that are due today or should have been done before, the oldest first. */
function TasksOfToday({ isQuiet }: Props) {
  const t = useText('home')
  const format = useFormat()
  const { query } = useMyDay('tasks')
  return (
    <TodayCard isQuiet={isQuiet} title={t('today.tasks')} to="/apps/todo" query={query} empty={t('today.noTasks')}>
      {(rows) =>
        rows.map((task) => ({
          key: task.id,
          title: <Typed>{task.title}</Typed>,
          sub: task.isOverdue ? t('today.overdue', { day: format.date(task.dueDate) }) : undefined,
          isLate: task.isOverdue,
        }))
      }
    </TodayCard>
  )
}

/** Mails of the inbox that were not read yet, the newest first. */
function UnreadMail({ isQuiet }: Props) {
  const t = useText('home')
  const format = useFormat()
  const { query } = useMyDay('mails')
  return (
    <TodayCard isQuiet={isQuiet} title={t('today.mail')} to="/apps/email" query={query} empty={t('today.noMail')}>
      {(rows) =>
        rows.map((mail) => ({
          key: mail.id,
          start: <PersonAvatar name={mail.from.name} src={mail.from.avatar || null} />,
          title: (
            <LinkAnchor to="/apps/email" search={{ open: mail.id }}>
              <Typed>{mail.subject || t('today.noSubject')}</Typed>
            </LinkAnchor>
          ),
          sub: <Typed>{mail.from.name}</Typed>,
          end: <time dateTime={mail.time}>{format.brief(mail.time)}</time>,
        }))
      }
    </TodayCard>
  )
}

/** Conversations with something that was not seen yet. */
function UnseenChats({ isQuiet }: Props) {
  const t = useText('home')
  const { query } = useMyDay('chats')
  return (
    <TodayCard isQuiet={isQuiet} title={t('today.chat')} to="/apps/chat" query={query} empty={t('today.noChat')}>
      {(rows) =>
        rows.map(({ id, fullName, avatar, chat }) => ({
          key: id,
          start: <PersonAvatar name={fullName} src={avatar || null} />,
          title: (
            <LinkAnchor to="/apps/chat" search={{ with: id }}>
              <Typed>{fullName}</Typed>
            </LinkAnchor>
          ),
          sub: chat.lastMessage && <Typed>{chat.lastMessage.message || t('today.file')}</Typed>,
          end: t('today.unseen', { count: chat.unseenMsgs }),
        }))
      }
    </TodayCard>
  )
}
