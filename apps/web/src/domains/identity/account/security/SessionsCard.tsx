import { endOtherSessions, endSession, listSessions, type OwnSession } from '@dsms/contract/identity/account/security'
import { Badge, Button, Group, Text } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceOf } from '../../../../kernel/browser/device.ts'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import classes from '../SettingsPage.module.css'

const key = ['own-sessions']

/** Where one is signed in, each with a way to end it, and the latest sign-ins that are over. */
export function SessionsCard() {
  const t = useText('account')
  const client = useQueryClient()
  const [isAsked, ask] = useState(false)
  const sessions = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listSessions, {}, signal) })
  const rows = sessions.data?.rows ?? []
  const others = rows.filter((row) => row.isOpen && !row.isThis)
  return (
    <section className="card" aria-labelledby="settings-sessions">
      <Group justify="space-between">
        <h2 className={classes.heading} id="settings-sessions">
          {t('sessions.title')}
        </h2>
        {others.length > 0 && (
          <Button variant="default" onClick={() => ask(true)}>
            {t('sessions.endOthers')}
          </Button>
        )}
      </Group>
      {sessions.isPending && <ListSkeleton rows={2} />}
      {sessions.isError && <ErrorBox error={sessions.error} onRetry={() => sessions.refetch()} />}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <SessionRow key={row.id} session={row} />
        ))}
      </ul>
      <ConfirmDialog
        opened={isAsked}
        title={t('sessions.endOthersAsk')}
        text={t('sessions.endOthersText')}
        action={t('sessions.endOthers')}
        isDangerous
        close={() => ask(false)}
        run={async () => {
          client.setQueryData(key, await call(endOtherSessions, { body: {} }))
          showDone(t('sessions.othersEnded'))
          ask(false)
        }}
      />
    </section>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useText('account')
  const format = useFormat()
  const errorText = useErrorText()
  const client = useQueryClient()
  const device = deviceOf(session.userAgent)
  const name = device ? `${device.browser} – ${device.system}` : t('sessions.unknown')
  const end = useMutation({
    mutationFn: () => call(endSession, { params: { id: session.id } }),
    onSuccess: (answer) => {
      client.setQueryData(key, answer)
      showDone(t('sessions.ended', { name }))
    },
    onError: (error) => showFailure(errorText(error)),
  })
  const Icon = device?.isMobile ? IconDeviceMobile : IconDeviceDesktop
  const times = session.endedAt
    ? t('sessions.from', { from: format.dateTime(session.createdAt), to: format.dateTime(session.endedAt) })
    : t('sessions.since', { at: format.dateTime(session.createdAt) })
  return (
    <li className={classes.row}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span className={classes.grow}>
        <bdi>{name}</bdi>
        <Text size="xs" c="dimmed">
          {times} · <bdi>{session.ip}</bdi>
        </Text>
      </span>
      {session.isThis ? (
        <StatusBadge status="active" label={t('sessions.this')} />
      ) : session.isOpen ? (
        <Button
          variant="default"
          size="xs"
          loading={end.isPending}
          onClick={() => end.mutate()}
          aria-label={t('sessions.endOne', { name })}
        >
          {t('sessions.end')}
        </Button>
      ) : (
        <Badge variant="light" color="gray">
          {t('sessions.over')}
        </Badge>
      )}
    </li>
  )
}
