import { getChat, listChats, sendMessage } from '@dsms/contract/messages/chat/calls'
import { ActionIcon, Text, TextInput, Tooltip } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import classes from './MiniChat.module.css'
import { figuresKey, useFigure } from './useFigure.ts'

/** The newest conversation, to read on and to answer. */
export function MiniChat({ className }: { className?: string }) {
  const t = useText('cards')
  const query = useFigure(listChats)
  return (
    <ChartCard
      title={t('chat.title')}
      query={query}
      className={className}
      height={280}
      actions={() => (
        <LinkButton to="/apps/chat" variant="subtle" size="compact-sm" mih={32}>
          {t('chat.all')}
        </LinkButton>
      )}
      head={({ chatsContacts }) => {
        const [newest] = chatsContacts
        return newest ? (
          <Conversation key={newest.id} {...newest} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('chat.none')}
          </Text>
        )
      }}
    />
  )
}

interface Peer {
  id: number
  fullName: string
  avatar: string
  isReachable: boolean
}

function Conversation({ id, fullName, avatar, isReachable }: Peer) {
  const t = useText('cards')
  const format = useFormat()
  const errorText = useErrorText()
  const client = useQueryClient()
  const me = useSession()
  const [text, setText] = useState('')
  const { data } = useFigure(getChat, { query: { id, limit: 5, seen: 'false' } })
  const send = useMutation({
    mutationFn: (message: string) =>
      call(sendMessage, { body: { obj: { contact: { id }, message, key: crypto.randomUUID() } } }),
    onSuccess: () => {
      setText('')
      void client.invalidateQueries({ queryKey: [...figuresKey, getChat.path] })
      void client.invalidateQueries({ queryKey: ['chat'] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !send.isPending) send.mutate(text.trim())
  }
  return (
    <>
      <div className={classes.peer}>
        <PersonAvatar name={fullName} src={avatar || null} />
        <Typed>{fullName}</Typed>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to */}
      <ol className={classes.log} aria-live="polite" tabIndex={0} aria-label={t('chat.title')}>
        {(data?.chat?.chat ?? []).map((message) => (
          <li key={message.id} data-mine={message.senderId === me?.id || undefined}>
            <Typed>{message.message || t('chat.file')}</Typed>
            <time dateTime={message.time}>{format.brief(message.time)}</time>
          </li>
        ))}
      </ol>
      {isReachable && (
        <form onSubmit={submit} className={classes.form}>
          <TextInput
            dir="auto"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            aria-label={t('chat.write', { name: fullName })}
            placeholder={t('chat.placeholder')}
            error={send.isError && errorText(send.error)}
            maxLength={10_000}
          />
          <Tooltip label={t('chat.send')}>
            <ActionIcon type="submit" size={36} variant="filled" aria-label={t('chat.send')} loading={send.isPending}>
              <IconSend size={18} stroke={1.5} className="mirror" />
            </ActionIcon>
          </Tooltip>
        </form>
      )}
    </>
  )
}
