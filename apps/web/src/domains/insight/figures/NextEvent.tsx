import { calendarKinds } from '@dsms/contract/kernel/choices/calendarKinds'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import { listEvents } from '@dsms/contract/messages/calendar/calls'
import { Text } from '@mantine/core'
import { IconCalendarEvent, IconMapPin } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import classes from './Figures.module.css'
import { useFigure } from './useFigure.ts'

/** What comes next in the reader's calendar, and who comes. */
export function NextEvent({ className }: { className?: string }) {
  const t = useText('cards')
  const format = useFormat()
  const query = useFigure(
    listEvents,
    useMemo(() => ({ query: { calendars: [...calendarKinds], from: dayAhead(0), to: dayAhead(60) } }), []),
  )
  return (
    <ChartCard
      title={t('event.title')}
      query={query}
      className={className}
      height={140}
      actions={() => (
        <LinkButton to="/apps/calendar" variant="subtle" size="compact-sm" mih={32}>
          {t('event.calendar')}
        </LinkButton>
      )}
      head={(events) => {
        const now = new Date().toISOString()
        const [next] = events.filter(({ end }) => end > now).sort((a, b) => a.start.localeCompare(b.start))
        if (!next) {
          return (
            <Text size="sm" c="dimmed">
              {t('event.none')}
            </Text>
          )
        }
        const { guests, location } = next.extendedProps
        return (
          <ul className={classes.list}>
            <li>
              <span className={classes.icon} aria-hidden>
                <IconCalendarEvent size={20} stroke={1.5} />
              </span>
              <span className={classes.grow}>
                <LinkAnchor to="/apps/calendar" fw={600}>
                  <Typed>{next.title}</Typed>
                </LinkAnchor>
                <span className={classes.sub}>
                  {next.allDay ? format.date(next.start) : format.weekdayTime(next.start)}
                </span>
              </span>
            </li>
            {location && (
              <li>
                <IconMapPin size={18} stroke={1.5} aria-hidden />
                <Typed>{location}</Typed>
              </li>
            )}
            {guests.length > 0 && (
              <li>
                {guests.slice(0, 5).map((guest) => (
                  <PersonAvatar key={guest.value} name={guest.label} src={guest.avatar || null} size={28} />
                ))}
                <span className={classes.sub}>
                  {format.list(guests.slice(0, 2).map(({ label }) => `\u2068${label}\u2069`))}
                  {guests.length > 2 && ` +${format.number(guests.length - 2)}`}
                </span>
              </li>
            )}
          </ul>
        )
      }}
    />
  )
}
