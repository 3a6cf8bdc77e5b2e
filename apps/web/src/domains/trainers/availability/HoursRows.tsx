import { asEnd } from '@dsms/contract/kernel/time/clock'
import { dayOfWeekday, nextIsoWeekday } from '@dsms/contract/kernel/time/days'
import { hourKinds } from '@dsms/contract/trainers/availability/rules'
import { ActionIcon, Button, Select, Text, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Choice } from '../../../kit/areas/inputs/useChoices.ts'
import { TimeField } from '../../../kit/inputs/time/TimeField.tsx'
import { weekdaysFrom } from '../../../kit/inputs/week/weekTimes.ts'
import classes from './Availability.module.css'
import type { HoursRow } from './availability.ts'

interface Props {
  rows: HoursRow[]
  onChange: (rows: HoursRow[]) => void
  weekStart: number
  places: Choice[]
  disabled: boolean
  /** By the path of the call: `hours.3.from`. */
  errors: Record<string, string>
}

/** The same week as rows, for times to the minute. */
export function HoursRows({ rows, onChange, weekStart, places, disabled, errors }: Props) {
  const t = useText('availability')
  const common = useText('common')
  const calendar = useCalendarFormat()
  const days = weekdaysFrom(weekStart).map((weekday) => ({
    value: String(weekday),
    label: calendar.weekday(dayOfWeekday(weekday), 'long'),
  }))
  const change = (key: string, part: Partial<HoursRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const add = () => {
    const last = rows.at(-1)
    const weekday = last ? nextIsoWeekday(last.weekday) : (weekdaysFrom(weekStart)[0] ?? 1)
    const { from, to, kind, branch_id } = last ?? { from: '08:00', to: '12:00', kind: 'any' as const, branch_id: null }
    onChange([...rows, { key: crypto.randomUUID(), weekday, from, to, kind, branch_id }])
  }
  return (
    <div className={classes.rows}>
      {rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noHours')}
        </Text>
      )}
      {rows.map((row, place) => {
        const number = place + 1
        const wrong = Object.entries(errors).find(([path]) => path.startsWith(`hours.${place}.`))?.[1]
        return (
          // biome-ignore lint/a11y/useSemanticElements: a row of inputs needs no frame and no legend on show
          <div key={row.key} role="group" aria-label={t('row.of', { number })} className={classes.row}>
            <Select
              aria-label={t('row.weekday', { number })}
              allowDeselect={false}
              disabled={disabled}
              data={days}
              value={String(row.weekday)}
              onChange={(value) => change(row.key, { weekday: Number(value) })}
            />
            <TimeField
              hideLabel
              label={t('row.from', { number })}
              disabled={disabled}
              value={row.from}
              from="06:00"
              onChange={(from) => change(row.key, { from })}
              error={wrong !== undefined}
            />
            <TimeField
              hideLabel
              label={t('row.to', { number })}
              disabled={disabled}
              value={row.to}
              from={row.from}
              onChange={(to) => change(row.key, { to: asEnd(to) })}
              error={wrong !== undefined}
            />
            <Select
              aria-label={t('row.kind', { number })}
              allowDeselect={false}
              disabled={disabled}
              data={hourKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
              value={row.kind}
              onChange={(value) => change(row.key, { kind: hourKinds.find((kind) => kind === value) ?? 'any' })}
            />
            <Select
              aria-label={t('row.branch', { number })}
              placeholder={t('anywhere')}
              clearable={!disabled}
              disabled={disabled}
              data={places}
              value={row.branch_id === null ? null : String(row.branch_id)}
              onChange={(value) => change(row.key, { branch_id: value ? Number(value) : null })}
            />
            {!disabled && (
              <Tooltip label={common('remove')}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={t('row.remove', { number })}
                  onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
                >
                  <IconTrash size={18} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
            )}
            {wrong && (
              <Text size="sm" c="var(--mantine-color-error)" role="alert" className={classes.wrong}>
                {wrong}
              </Text>
            )}
          </div>
        )
      })}
      {!disabled && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.add}
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={add}
        >
          {t('row.add')}
        </Button>
      )}
    </div>
  )
}
