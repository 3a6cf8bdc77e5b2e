import { getEmail } from '@dsms/contract/messages/email/calls'
import { ActionIcon, Skeleton, Stack, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconChevronDown,
  IconChevronUp,
  IconX,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { useMailSettings } from '../mailbox/useMails.ts'
import { ComposeForm } from './ComposeForm.tsx'
import classes from './ComposeWindow.module.css'
import { closeWindow } from './composing.ts'
import { beginning, type ComposeStart, type DraftBeginning } from './draft.ts'

type Size = 'normal' | 'small' | 'large'

/** The window in which a mail is written. It stands beside the screens and stays while the reader goes about. */
export function ComposeWindow({ start }: { start: ComposeStart }) {
  const t = useText('email')
  const [size, setSize] = useState<Size>('normal')
  const [subject, setSubject] = useState('')
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const close = useRef<() => void>(closeWindow)
  const { ready, error, retry } = useBeginning(start)
  const isSmall = size === 'small'
  const resize = (next: Size) => setSize(size === next ? 'normal' : next)
  return (
    <section
      role="dialog"
      aria-label={subject || t('compose.title')}
      className={classes.window}
      data-size={isPhone && !isSmall ? 'full' : size}
    >
      <header className={classes.head}>
        <h2 className={classes.title} dir="auto">
          {subject || t('compose.title')}
        </h2>
        <WindowButton label={t(isSmall ? 'compose.restore' : 'compose.minimise')} onClick={() => resize('small')}>
          {isSmall ? <IconChevronUp size={18} stroke={1.5} /> : <IconChevronDown size={18} stroke={1.5} />}
        </WindowButton>
        {!isPhone && (
          <WindowButton
            label={t(size === 'large' ? 'compose.restore' : 'compose.maximise')}
            onClick={() => resize('large')}
          >
            {size === 'large' ? (
              <IconArrowsDiagonalMinimize2 size={18} stroke={1.5} />
            ) : (
              <IconArrowsDiagonal size={18} stroke={1.5} />
            )}
          </WindowButton>
        )}
        <WindowButton label={t('compose.close')} onClick={() => close.current()}>
          <IconX size={18} stroke={1.5} />
        </WindowButton>
      </header>
      <div className={classes.body} hidden={isSmall}>
        {error !== null && <ErrorBox error={error} onRetry={retry} />}
        {!ready && error === null && <Waiting />}
        {ready && (
          <ComposeForm
            start={start}
            beginning={ready}
            onSubject={setSubject}
            onShow={() => setSize((old) => (old === 'small' ? 'normal' : old))}
            close={close}
          />
        )}
      </div>
    </section>
  )
}

/** What the mail begins with, once the mail it answers and the signature are there. Decided once. */
function useBeginning(start: ComposeStart) {
  const t = useText('email')
  const format = useFormat()
  const email = useSession()?.email ?? ''
  const id = start.kind === 'new' ? null : start.id
  const settings = useMailSettings()
  // not under the key of the mailbox: what is being written does not follow its changes
  const source = useQuery({
    queryKey: ['compose', start.kind, id],
    queryFn: ({ signal }) => call(getEmail, { query: { id: Number(id) } }, signal),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const decided = useRef<DraftBeginning | null>(null)
  // without the settings a mail can be written all the same, unsigned
  if (!decided.current && !settings.isLoading && (id === null || source.data)) {
    const writer = { me: { email }, signature: settings.data?.signature ?? '', t, format }
    decided.current = beginning(start, source.data, writer)
  }
  return { ready: decided.current, error: decided.current ? null : source.error, retry: () => void source.refetch() }
}

function WindowButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={36} aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

const Waiting = () => (
  <Stack p="md" gap="sm" aria-hidden>
    <Skeleton height={36} />
    <Skeleton height={36} />
    <Skeleton height={220} />
  </Stack>
)
