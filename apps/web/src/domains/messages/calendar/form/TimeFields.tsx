import { Button, Select, Switch, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconWorld } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { browserZone, instantOf, knownZones, zoneOffset } from '../../../../kernel/i18n/zone.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { TimeField } from '../../../../kit/inputs/time/TimeField.tsx'
import { useWhen } from '../event/useWhen.ts'
import { type EventValues, withStart } from './eventValues.ts'
import classes from './Form.module.css'

interface Props {
  form: UseFormReturnType<EventValues>
  schoolZone: string
}

/** Whole days or hours, from when to when, and on which clock. */
export function TimeFields({ form, schoolZone }: Props) {
  const t = useText('calendar')
  const { allDay, start, end, timeZone } = form.values
  const set = (change: Partial<EventValues>) => {
    form.setValues(change)
    form.clearFieldError('end')
  }
  const day = (wall: string) => (wall.startsWith('T') ? null : wall.slice(0, 10))
  const time = (wall: string) => wall.slice(-5)
  return (
    <fieldset className={classes.fields}>
      <legend className="visuallyHidden">{t('field.start')}</legend>
      <Switch label={t('allDay')} checked={allDay} onChange={(event) => set({ allDay: event.currentTarget.checked })} />
      <div className={classes.when} data-whole={allDay || undefined}>
        <DateField
          label={t('field.start')}
          value={day(start)}
          onChange={(value) => set(withStart(form.values, `${value ?? ''}T${time(start)}`))}
          error={form.errors.start}
          data-path="start"
        />
        {!allDay && (
          <TimeField
            label={t('startTime')}
            value={time(start)}
            from="07:00"
            onChange={(value) => set(withStart(form.values, `${start.slice(0, -5)}${value}`))}
          />
        )}
      </div>
      <div className={classes.when} data-whole={allDay || undefined}>
        <DateField
          label={t(allDay ? 'lastDay' : 'field.end')}
          value={day(end)}
          onChange={(value) => set({ end: `${value ?? ''}T${time(end)}` })}
          error={form.errors.end}
          data-path="end"
        />
        {!allDay && (
          <TimeField
            label={t('endTime')}
            value={time(end)}
            from={time(start)}
            onChange={(value) => set({ end: `${end.slice(0, -5)}${value}` })}
            error={Boolean(form.errors.end)}
          />
        )}
      </div>
      {!allDay && <ZoneField form={form} schoolZone={schoolZone} zone={timeZone} />}
    </fieldset>
  )
}

/** The clock that is meant; asked for only by those who live by two. */
function ZoneField({ form, schoolZone, zone }: Props & { zone: string }) {
  const t = useText('calendar')
  const format = useCalendarFormat()
  const when = useWhen()
  const { start, end } = form.values
  const isWhole = !Number.isNaN(Date.parse(`${start}Z`)) && !Number.isNaN(Date.parse(`${end}Z`))
  const span = isWhole ? { start: instantOf(start, zone), end: instantOf(end, zone), allDay: false } : null
  const isElsewhere = span !== null && zoneOffset(span.start, zone) !== zoneOffset(span.start, browserZone())
  const [isAsked, setAsked] = useState(zone !== schoolZone)
  const isOpen = isAsked || isElsewhere
  const zones = useMemo(() => {
    if (!isOpen) return []
    return [...new Set([schoolZone, browserZone(), zone, ...knownZones()])].map((value) => ({
      value,
      label: `${cityOf(value)} — ${format.zoneName(value)}`,
    }))
  }, [isOpen, schoolZone, zone, format])
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconWorld size={16} stroke={1.5} />}
          onClick={() => setAsked(true)}
        >
          {t('otherZone')}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <Select
        {...longList}
        label={t('field.timeZone')}
        searchable
        allowDeselect={false}
        limit={100}
        data={zones}
        {...form.getInputProps('timeZone')}
      />
      {isElsewhere && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('yourTime', { when: when(span) })}
        </Text>
      )}
    </div>
  )
}

/** `America/Argentina/Buenos_Aires` as its city. */
const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
