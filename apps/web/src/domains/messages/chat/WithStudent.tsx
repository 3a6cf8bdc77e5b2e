import { getChat } from '@dsms/contract/messages/chat/calls'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import type { StudentProps } from '../../students/public.ts'

/** How many of the last messages are shown; the rest stands in the chat. */
const shown = 8

/** What the reader and a student last wrote to each other, and the ways to write on. Looking at it here marks nothing as seen. */
export function WithStudent({ student }: StudentProps) {
  const t = useText('chat')
  // what is written to an account that nobody opened reaches nobody
  const isReached = student.has_account && !student.is_invited
  return (
    <Stack gap="md">
      {isReached ? <Latest student={student} /> : <Text c="dimmed">{t('with.noAccount')}</Text>}
      <Group gap="sm">
        {isReached && (
          <LinkButton to="/apps/chat" search={{ with: student.id }}>
            {t('with.open')}
          </LinkButton>
        )}
        {student.email && (
          <LinkButton variant="default" to="/apps/email" search={{ compose: student.email }}>
            {t('with.mail')}
          </LinkButton>
        )}
        {student.phone && (
          <Button component="a" variant="default" href={`tel:${student.phone}`}>
            <Bdi>{t('with.call', { phone: student.phone })}</Bdi>
          </Button>
        )}
      </Group>
    </Stack>
  )
}

function Latest({ student }: StudentProps) {
  const t = useText('chat')
  const format = useFormat()
  const me = useSession()
  const chat = useQuery({
    queryKey: ['chat', 'with', student.id],
    queryFn: ({ signal }) => call(getChat, { query: { id: student.id, limit: shown, seen: 'false' } }, signal),
  })
  if (chat.isPending) return <ListSkeleton rows={3} />
  if (chat.isError) return <ErrorBox error={chat.error} onRetry={() => chat.refetch()} />
  const messages = chat.data.chat?.chat ?? []
  if (messages.length === 0) return <Text c="dimmed">{t('with.none')}</Text>
  return (
    <Stack component="ol" gap="sm" aria-label={t('with.label')} p={0} m={0} style={{ listStyle: 'none' }}>
      {messages.map((message) => (
        <li key={message.id}>
          <Text size="sm" c="dimmed">
            <Typed>{message.senderId === me?.id ? (me.fullName ?? '') : student.name}</Typed> ·{' '}
            {format.dateTime(message.time)}
          </Text>
          <Text dir="auto">{message.message || (message.file?.fileName ?? t('with.file'))}</Text>
        </li>
      ))}
    </Stack>
  )
}
