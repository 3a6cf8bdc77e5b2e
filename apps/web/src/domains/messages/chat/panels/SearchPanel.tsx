import { type ChatContact, searchChat } from '@dsms/contract/messages/chat/calls'
import { Skeleton, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { excerpt } from '../message/excerpt.ts'
import { chatKeys } from '../state/keys.ts'
import classes from './SearchPanel.module.css'
import { SidePanel } from './SidePanel.tsx'

interface Props {
  me: number
  contact: ChatContact
  isOver: boolean
  /** The message that is shown now. */
  at: number | null
  onChoose: (messageId: number) => void
  onClose: () => void
}

/** Finds messages of the conversation and leads to them. */
export function SearchPanel({ me, contact, isOver, at, onChoose, onClose }: Props) {
  const t = useText('chat')
  const format = useFormat()
  const [text, setText] = useState('')
  const [q] = useDebouncedValue(text.trim(), 250)
  const { data, error, refetch } = useQuery({
    queryKey: chatKeys.search(contact.id, q),
    queryFn: async ({ signal }) => (await call(searchChat, { params: { id: contact.id }, query: { q } }, signal)).rows,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const rows = q === '' ? undefined : data
  return (
    <SidePanel title={t('search.open')} isOver={isOver} onClose={onClose}>
      <TextInput
        type="search"
        dir="auto"
        maxLength={100}
        data-autofocus
        aria-label={t('search.messages')}
        placeholder={t('search.messages')}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={classes.count} role="status">
        {rows && t('search.found', { count: rows.length })}
      </p>
      {error && q !== '' && !rows && <ErrorBox error={error} onRetry={() => void refetch()} />}
      {q !== '' && !rows && !error && <Skeleton height={120} className={classes.late} />}
      {rows && rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((row) => {
            const found = excerpt(row.message || (row.file?.fileName ?? ''), q)
            return (
              <li key={row.id}>
                <UnstyledButton
                  className={classes.hit}
                  aria-current={row.id === at ? 'true' : undefined}
                  onClick={() => onChoose(row.id)}
                >
                  <span className={classes.head}>
                    <bdi>{row.senderId === me ? t('me') : contact.fullName}</bdi>
                    <time dateTime={row.time}>{format.brief(row.time)}</time>
                  </span>
                  <span className={classes.words} dir="auto">
                    {found.before}
                    {found.match && <mark>{found.match}</mark>}
                    {found.after}
                  </span>
                </UnstyledButton>
              </li>
            )
          })}
        </ul>
      )}
    </SidePanel>
  )
}
