import { dayStart, isPastMidnight } from '@dsms/contract/kernel/time/clock'
import { dayOfWeekday, weekFrom } from '@dsms/contract/kernel/time/days'
import { overlapOf } from '@dsms/contract/school/openingHours/week'
import { ActionIcon, Button, Group, Switch, Text, Tooltip } from '@mantine/core'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { codeText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { TimeField } from '../../../kit/inputs/time/TimeField.tsx'
import { copiedToAll, type HoursRow, nextRow } from './hours.ts'
import classes from './WeekEditor.module.css'

interface Props {
  rows: HoursRow[]
  onChange: (rows: HoursRow[]) => void
  /** The weekday that the school's week begins with. */
  weekStart: number
  disabled: boolean
}

/** The hours of a week, day by day; several stretches a day, and nights that end on the next. */
export function WeekEditor({ rows, onChange, weekStart, disabled }: Props) {
  const t = useText('schoolProfile')
  const calendar = useCalendarFormat()
  const overlapping = overlapOf(rows)
  const change = (key: string, part: Partial<HoursRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <div className={`card ${classes.week}`}>
      {weekFrom(weekStart).map((weekday) => {
        const name = calendar.weekday(dayOfWeekday(weekday), 'long')
        const own = rows.filter((row) => row.weekday === weekday)
        const add = () => onChange([...rows, nextRow(rows, weekday)])
        return (
          <fieldset key={weekday} className={classes.day} disabled={disabled}>
            <legend className={classes.legend}>{name}</legend>
            <Switch
              className={classes.name}
              label={name}
              checked={own.length > 0}
              onChange={(event) =>
                event.currentTarget.checked ? add() : onChange(rows.filter((row) => row.weekday !== weekday))
              }
            />
            <div className={classes.rows}>
              {own.length === 0 && (
                <Text size="sm" c="dimmed" className={classes.closed}>
                  {t('hours.closed')}
                </Text>
              )}
              {own.map((row, place) => (
                <div key={row.key} className={classes.row}>
                  <TimeField
                    hideLabel
                    disabled={disabled}
                    label={t('hours.opensOn', { day: name, number: place + 1 })}
                    value={row.opens}
                    from="06:00"
                    onChange={(opens) => change(row.key, { opens })}
                    error={overlapping === weekday}
                  />
                  <span aria-hidden>–</span>
                  <TimeField
                    hideLabel
                    disabled={disabled}
                    label={t('hours.closesOn', { day: name, number: place + 1 })}
                    value={row.closes}
                    from={row.opens}
                    onChange={(closes) => change(row.key, { closes })}
                    error={overlapping === weekday}
                  />
                  <Tooltip label={t('hours.remove')}>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      disabled={disabled}
                      aria-label={t('hours.removeOf', { day: name, number: place + 1 })}
                      onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
                    >
                      <IconTrash size={18} stroke={1.5} />
                    </ActionIcon>
                  </Tooltip>
                  {isPastMidnight(row.opens, row.closes) && (
                    <Text size="xs" c="dimmed" className={classes.night}>
                      {t(row.opens === dayStart && row.closes === dayStart ? 'hours.allDay' : 'hours.nextDay')}
                    </Text>
                  )}
                </div>
              ))}
              {overlapping === weekday && (
                <Text size="sm" c="var(--mantine-color-error)" role="alert">
                  {codeText('hours_overlap')}
                </Text>
              )}
            </div>
            {!disabled && own.length > 0 && (
              <Group gap={4} className={classes.actions}>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconPlus size={16} stroke={1.5} />}
                  aria-label={t('hours.addTo', { day: name })}
                  onClick={add}
                >
                  {t('hours.add')}
                </Button>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconCopy size={16} stroke={1.5} />}
                  aria-label={t('hours.copyOf', { day: name })}
                  onClick={() => onChange(copiedToAll(rows, weekday))}
                >
                  {t('hours.copy')}
                </Button>
              </Group>
            )}
          </fieldset>
        )
      })}
    </div>
  )
}
