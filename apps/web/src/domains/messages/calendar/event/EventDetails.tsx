import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { IconClock, IconLink, IconMapPin, IconRepeat, IconUser, IconUsers, IconWorld } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { browserZone, zoneOffset } from '../../../../kernel/i18n/zone.ts'
import { showFailure } from '../../../../ui/toasts/toasts.tsx'
import { valuesOf } from '../form/eventValues.ts'
import classes from '../form/Form.module.css'
import { RemindersField } from '../form/RemindersField.tsx'
import { calendarCalls } from '../state/calendarCalls.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import { GuestList } from './GuestList.tsx'
import { KindDot } from './KindDot.tsx'
import { SaveEvent } from './SaveEvent.tsx'
import { useRepeatText } from './useRepeatText.ts'
import { useWhen } from './useWhen.ts'

/** Another's event: all about it, my answer when I am invited, and when I want to be reminded. */
export function EventDetails({ event }: { event: CalendarEvent }) {
  const t = useText('calendar')
  const errorText = useErrorText()
  const client = useQueryClient()
  const when = useWhen()
  const format = useCalendarFormat()
  const repeat = useRepeatText()
  const { calendar, timeZone, owner, guests, location, description, answer, reminders, isShared } = event.extendedProps
  const { rrule, start } = valuesOf(event)
  const isElsewhere = !event.allDay && zoneOffset(event.start, timeZone) !== zoneOffset(event.start, browserZone())
  const remind = useMutation({
    mutationFn: (minutes: number[]) => calendarCalls.remind(event.id, minutes),
    onError: (error) => showFailure(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['calendar'] }),
  })
  return (
    <Stack gap="lg">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Title order={3} fz={20} dir="auto" flex={1} style={{ overflowWrap: 'anywhere' }}>
          {event.title}
        </Title>
        <SaveEvent id={event.id} />
      </Group>
      <div className={classes.facts}>
        <Fact icon={<KindDot kind={calendar} isNamed={false} />}>{t(`kind.${calendar}`)}</Fact>
        <Fact icon={<IconClock size={18} stroke={1.5} />}>
          {when(event)}
          {isElsewhere && (
            <Text size="xs" c="dimmed">
              {t('thereTime', { when: when(event, timeZone), zone: format.zoneName(timeZone) })}
            </Text>
          )}
        </Fact>
        {rrule.frequency !== 'none' && (
          <Fact icon={<IconRepeat size={18} stroke={1.5} />}>{repeat(rrule, start.slice(0, 10))}</Fact>
        )}
        <Fact icon={<IconUser size={18} stroke={1.5} />}>{t('isOf', { name: owner.fullName })}</Fact>
        {isShared && <Fact icon={<IconWorld size={18} stroke={1.5} />}>{t('isShared')}</Fact>}
        {location && (
          <Fact icon={<IconMapPin size={18} stroke={1.5} />}>
            <bdi>{location}</bdi>
          </Fact>
        )}
        {event.url && (
          <Fact icon={<IconLink size={18} stroke={1.5} />}>
            <Anchor href={event.url} target="_blank" rel="noreferrer" size="sm" dir="ltr">
              {event.url}
            </Anchor>
          </Fact>
        )}
        {guests.length > 0 && (
          <Fact icon={<IconUsers size={18} stroke={1.5} />}>
            <GuestList guests={guests} />
          </Fact>
        )}
      </div>
      {description && (
        <Text size="sm" className={classes.text} dir="auto">
          {description}
        </Text>
      )}
      {answer !== null && <AnswerButtons event={event} answer={answer} />}
      <RemindersField
        value={remind.isPending ? remind.variables : reminders}
        onChange={(minutes) => remind.mutate(minutes)}
        isDisabled={remind.isPending}
      />
    </Stack>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className={classes.fact}>
    <span aria-hidden>{icon}</span>
    <div>{children}</div>
  </div>
)
