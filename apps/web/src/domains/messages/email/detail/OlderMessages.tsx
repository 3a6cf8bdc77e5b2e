import type { EmailMessage } from '@dsms/contract/messages/email/calls'
import { Button, UnstyledButton } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { MessageCard } from './MessageCard.tsx'
import classes from './OlderMessages.module.css'

/** What was written before in the conversation: a line that unfolds into one line for each, which unfold in turn. */
export function OlderMessages({ messages }: { messages: EmailMessage[] }) {
  const t = useText('email')
  const [isOpen, setOpen] = useState(false)
  if (messages.length === 0) return null
  return (
    <div className={classes.older}>
      <Button
        variant="default"
        size="sm"
        aria-expanded={isOpen}
        leftSection={<IconMessages size={18} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'olderMessages.hide' : 'olderMessages', { count: messages.length })}
      </Button>
      {isOpen && (
        <ol className={classes.list}>
          {messages.map((message) => (
            <li key={message.id}>
              <Older message={message} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function Older({ message }: { message: EmailMessage }) {
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <UnstyledButton className={classes.line} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <PersonAvatar name={message.from.name} src={message.from.avatar || null} size={28} />
        <bdi className={classes.name}>{message.from.name}</bdi>
        <span className={classes.excerpt}>
          <bdi>{message.excerpt}</bdi>
        </span>
        <time className={classes.time} dateTime={message.time}>
          {format.brief(message.time)}
        </time>
      </UnstyledButton>
      {isOpen && <MessageCard message={message} />}
    </>
  )
}
