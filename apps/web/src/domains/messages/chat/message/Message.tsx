import type { ChatContact } from '@dsms/contract/messages/chat/calls'
import { clsx } from 'clsx'
import { memo } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { keysOf } from '../../../../kernel/objects.ts'
import { FileChip } from '../../../../ui/apps/FileChip.tsx'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { type Entry, isSent } from '../log/timeline.ts'
import type { Tick } from '../state/conversation.ts'
import { isPicture } from '../state/kinds.ts'
import type { Outbox } from '../state/outbox.ts'
import { isEmoji } from './linked.ts'
import classes from './Message.module.css'
import { MessageText } from './MessageText.tsx'
import { NotSent } from './NotSent.tsx'
import { Picture } from './Picture.tsx'
import { Ticks } from './Ticks.tsx'

interface Props {
  entry: Entry
  contact: ChatContact
  state: Tick | 'sending'
  outbox: Outbox
  /** A search led here. */
  isFound: boolean
}

/** One message: words, picture or file, when it was said, and for mine how far it came. */
export const Message = memo(function Message({ entry, contact, state, outbox, isFound }: Props) {
  const t = useText('chat')
  const format = useFormat()
  const { said, isMine, isFirst, isLast } = entry
  const { file } = said
  const id = isSent(said) ? said.id : undefined
  const isRefused = !isSent(said) && said.state === 'refused'
  return (
    <li
      className={classes.message}
      data-entry
      data-id={id}
      data-mine={isMine || undefined}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
    >
      {!isMine && isLast && (
        <span className={classes.avatar}>
          <PersonAvatar name={contact.fullName} src={contact.avatar || null} size={32} />
        </span>
      )}
      <div className={classes.column}>
        <div
          className={clsx(classes.bubble, isFound && classes.found)}
          data-emoji={(!file && isEmoji(said.message)) || undefined}
          data-refused={isRefused || undefined}
        >
          <span className="visuallyHidden">{isMine ? t('you') : `${contact.fullName}: `}</span>
          {file && (isPicture(file) ? <Picture file={file} /> : <FileChip file={file} />)}
          {said.message && <MessageText text={said.message} />}
        </div>
        {isRefused ? (
          <NotSent pending={said} outbox={outbox} />
        ) : (
          <span className={classes.meta}>
            <time dateTime={said.time} title={format.dateTime(said.time)}>
              {format.time(said.time)}
            </time>
            {isMine && <Ticks state={state} />}
          </span>
        )}
      </div>
    </li>
  )
}, isSame)

/** Entries are made again whenever something is said; those that say the same need not be drawn again. */
function isSame({ entry: before, ...rest }: Props, { entry: now, ...others }: Props): boolean {
  return isAlike(before, now) && isAlike(rest, others)
}

const isAlike = <T extends object>(one: T, other: T): boolean =>
  keysOf(one).every((name) => Object.is(one[name], other[name]))
