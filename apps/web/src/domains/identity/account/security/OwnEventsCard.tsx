import { listOwnEvents, type OwnEvent } from '@dsms/contract/identity/sessions/calls'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { deviceOf } from '../../../../kernel/browser/device.ts'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { OutcomeBadge } from '../../shared/OutcomeBadge.tsx'
import classes from '../SettingsPage.module.css'

/** What happened to the own account of late, failures of others included. */
export function OwnEventsCard() {
  const t = useText('account')
  const events = useQuery({ queryKey: ['own-events'], queryFn: ({ signal }) => call(listOwnEvents, {}, signal) })
  return (
    <section className="card" aria-labelledby="settings-events">
      <h2 className={classes.heading} id="settings-events">
        {t('events.title')}
      </h2>
      <Text size="sm" c="dimmed">
        {t('events.help')}
      </Text>
      {events.isPending && <ListSkeleton rows={3} />}
      {events.isError && <ErrorBox error={events.error} onRetry={() => events.refetch()} />}
      <ul className={classes.rows}>
        {events.data?.rows.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}

function EventRow({ event }: { event: OwnEvent }) {
  const t = useText('sessions')
  const format = useFormat()
  const device = deviceOf(event.user_agent)
  return (
    <li className={classes.row}>
      <span className={classes.grow}>
        {t(`kind.${event.kind}`)}
        {event.by && (
          <>
            {' – '}
            <bdi>{event.by}</bdi>
          </>
        )}
        <Text size="xs" c="dimmed">
          {format.dateTime(event.at)} ·{' '}
          <bdi>{device ? `${device.browser} – ${device.system}` : t('unknownBrowser')}</bdi>
          {event.ip && (
            <>
              {' · '}
              <bdi>{event.ip}</bdi>
            </>
          )}
        </Text>
      </span>
      <OutcomeBadge outcome={event.outcome} />
    </li>
  )
}
