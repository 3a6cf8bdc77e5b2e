import type { ChatContact } from '@dsms/contract/messages/chat/calls'
import { IconBellOff, IconFile, IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '../../../../kernel/address/links.tsx'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PresenceAvatar } from '../../../../ui/apps/PresenceAvatar.tsx'
import type { ChatRow } from '../state/keys.ts'
import classes from './ChatRows.module.css'

interface ChatProps {
  rows: ChatRow[]
  me: number
  /** Whose conversation is open. */
  current: number | null
  typists: ReadonlySet<number>
}

/** Those I talk to, newest first. */
export function ChatRows({ rows, me, current, typists }: ChatProps) {
  const t = useText('chat')
  const format = useFormat()
  return (
    <ul className={classes.list} aria-label={t('chats')}>
      {rows.map((row) => {
        const { unseenMsgs, isMuted, lastMessage } = row.chat
        return (
          <Row key={row.id} contact={row} isCurrent={row.id === current}>
            <span className={classes.line}>
              <span className={classes.name} data-unseen={unseenMsgs > 0 || undefined}>
                <bdi>{row.fullName}</bdi>
              </span>
              {lastMessage && (
                <time className={classes.time} dateTime={lastMessage.time}>
                  {format.brief(lastMessage.time)}
                </time>
              )}
            </span>
            <span className={classes.line}>
              <span className={classes.text}>
                {typists.has(row.id) ? (
                  <span className={classes.typing}>{t('typing')}</span>
                ) : (
                  <LastWords row={row} me={me} />
                )}
              </span>
              {isMuted && (
                <span role="img" aria-label={t('muted')} title={t('muted')} className={classes.sign}>
                  <IconBellOff size={16} stroke={1.5} />
                </span>
              )}
              {unseenMsgs > 0 && (
                <span className={classes.badge} data-muted={isMuted || undefined}>
                  <span aria-hidden>{unseenMsgs > 99 ? `${format.number(99)}+` : format.number(unseenMsgs)}</span>
                  <span className="visuallyHidden">{t('unseen', { count: unseenMsgs })}</span>
                </span>
              )}
            </span>
          </Row>
        )
      })}
    </ul>
  )
}

/** People I may talk to, by name. */
export function ContactRows({ rows, current }: { rows: ChatContact[]; current: number | null }) {
  const t = useText('chat')
  return (
    <ul className={classes.list} aria-label={t('contacts')}>
      {rows.map((row) => (
        <Row key={row.id} contact={row} isCurrent={row.id === current}>
          <span className={classes.name}>
            <bdi>{row.fullName}</bdi>
          </span>
          <span className={classes.text}>
            <bdi>{row.about || row.role}</bdi>
          </span>
        </Row>
      ))}
    </ul>
  )
}

function Row({ contact, isCurrent, children }: { contact: ChatContact; isCurrent: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to="/apps/chat"
        search={(old) => ({
          ...old,
          with: contact.id,
          at: undefined,
          panel: undefined,
        })}
        className={classes.row}
        data-contact={contact.id}
        data-current={isCurrent || undefined}
        aria-current={isCurrent ? 'true' : undefined}
        resetScroll={false}
      >
        <PresenceAvatar name={contact.fullName} src={contact.avatar || null} status={contact.status} />
        <span className={classes.words}>{children}</span>
      </Link>
    </li>
  )
}

function LastWords({ row, me }: { row: ChatRow; me: number }) {
  const t = useText('chat')
  const last = row.chat.lastMessage
  if (!last) return null
  const what =
    last.kind === 'text' || last.message ? (
      <bdi>{last.message}</bdi>
    ) : last.kind === 'image' ? (
      t('kind.image')
    ) : (
      t('kind.file')
    )
  const Sign = last.kind === 'image' ? IconPhoto : IconFile
  return (
    <>
      {last.senderId === me && <span>{t('you')} </span>}
      {last.kind !== 'text' && <Sign size={16} stroke={1.5} aria-hidden className={classes.kind} />}
      {what}
    </>
  )
}
