import { Badge, Checkbox } from '@mantine/core'
import { IconClock, IconPaperclip } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import { Link } from '../../../../kernel/address/links.tsx'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { LabelSigns } from '../mailbox/labels.tsx'
import type { Mail } from '../mailbox/mailCache.ts'
import { isOwn } from '../mailbox/mailView.ts'
import classes from './MailRow.module.css'
import { StarButton } from './StarButton.tsx'

interface Props {
  mail: Mail
  /** The reader's own address. */
  me: string
  isChosen: boolean
  /** The Tab key leads to one row; j, k and the arrows to the others. */
  isCurrent: boolean
  onChoose: (mail: Mail, isRange: boolean) => void
  onStar: (mail: Mail) => void
  onOpen: (mail: Mail) => void
  onFocus: (id: number) => void
  /** The list holds mails of several folders, so each says where it lies. */
  isMixed: boolean
}

/** One mail of a list. The whole row opens it but for its box and its star. */
export const MailRow = memo(function MailRow(props: Props) {
  const { mail, me, isChosen, isCurrent, isMixed, onChoose, onStar, onOpen, onFocus } = props
  const t = useText('email')
  const format = useFormat()
  const tabIndex = isCurrent ? 0 : -1
  const own = isOwn(mail, me)
  const people = mail.to.map(({ name, email }) => name || email)
  const name = own ? (people[0] ?? '') : mail.from.name
  const subject = mail.subject || t('noSubject')
  const open = (event: MouseEvent) => {
    // a new tab is the browser's own affair
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(mail)
  }
  return (
    <li
      className={classes.row}
      data-read={mail.isRead || undefined}
      data-chosen={isChosen || undefined}
      data-row={mail.id}
      onFocus={() => onFocus(mail.id)}
    >
      <span className={classes.controls}>
        {/* the box is told by its own name; the label around it makes it easier to hit */}
        <label className={classes.hit} htmlFor={`choose-${mail.id}`}>
          <Checkbox
            id={`choose-${mail.id}`}
            tabIndex={tabIndex}
            aria-label={t('choose', { subject })}
            checked={isChosen}
            onChange={(event) => onChoose(mail, (event.nativeEvent as globalThis.MouseEvent).shiftKey)}
          />
        </label>
        <StarButton mail={mail} tabIndex={tabIndex} onClick={() => onStar(mail)} />
      </span>
      <PersonAvatar name={name} src={own ? null : mail.from.avatar || null} size={32} />
      <Link
        to="."
        search={(old: Record<string, unknown>) => ({ ...old, open: mail.id })}
        className={classes.open}
        tabIndex={tabIndex}
        preload={false}
        onClick={open}
      >
        {!mail.isRead && <span className="visuallyHidden">{t('unreadMail')}</span>}
        <span className={classes.who}>
          {own ? (
            <bdi className={classes.name}>
              {people.length > 0 ? t('toWhom', { names: format.list(people) }) : t('noRecipient')}
            </bdi>
          ) : (
            <bdi className={classes.name}>{name}</bdi>
          )}
        </span>
        <span className={classes.text}>
          <bdi className={classes.subject}>{subject}</bdi>
          {mail.excerpt && (
            <>
              <span className={classes.dash} aria-hidden>
                —
              </span>
              <bdi className={classes.excerpt}>{mail.excerpt}</bdi>
            </>
          )}
        </span>
        <span className={classes.signs}>
          {mail.state === 'queued' && mail.sendAt && (
            <Badge
              size="sm"
              variant="light"
              color="yellow"
              tt="none"
              leftSection={<IconClock size={12} stroke={1.75} aria-hidden />}
              title={t('queuedFor', { date: format.weekdayTime(mail.sendAt) })}
            >
              {isToday(mail.sendAt)
                ? format.time(mail.sendAt)
                : `${format.brief(mail.sendAt)} ${format.time(mail.sendAt)}`}
            </Badge>
          )}
          {isMixed && mail.folder !== 'inbox' && (
            <Badge size="sm" variant="default" tt="none" fw={400}>
              {t(`folder.${mail.folder}`)}
            </Badge>
          )}
          <LabelSigns labels={mail.labels} />
          {mail.attachments.length > 0 && (
            <IconPaperclip
              size={16}
              stroke={1.5}
              role="img"
              aria-label={t('attachments', { count: mail.attachments.length })}
            />
          )}
        </span>
        <time className={classes.time} dateTime={mail.time} title={format.dateTime(mail.time)}>
          {format.brief(mail.time)}
        </time>
      </Link>
    </li>
  )
})

const isToday = (instant: string): boolean => new Date(instant).toDateString() === new Date().toDateString()
