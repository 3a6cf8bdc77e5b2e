import { addDays } from '@dsms/contract/kernel/time/days'
import { Chip, NumberInput, Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { usePlaceInMonth, useRepeatText } from '../event/useRepeatText.ts'
import { addMonths } from '../state/days.ts'
import type { EventValues } from './eventValues.ts'
import classes from './Form.module.css'
import { type Frequency, isLastOf, noRepeat, type Repeat, ruleDayOf, ruleDays } from './repeat.ts'

const frequencies: Frequency[] = ['none', 'daily', 'weekly', 'monthly', 'yearly']

/** Whether and how an event repeats, with what that means in a sentence. */
export function RepeatFields({ form }: { form: UseFormReturnType<EventValues> }) {
  const t = useText('calendar')
  const sentence = useRepeatText()
  const repeat = form.values.rrule
  const day = form.values.start.slice(0, 10)
  const set = (change: Partial<Repeat>) => {
    form.setFieldValue('rrule', { ...repeat, ...change })
    form.clearFieldError('rrule')
  }
  const choose = (frequency: Frequency) => {
    if (frequency === 'custom') return
    const kept = repeat.frequency === 'none' || repeat.frequency === 'custom' ? noRepeat : repeat
    form.setFieldValue('rrule', { ...kept, frequency, days: kept.days.length > 0 ? kept.days : [ruleDayOf(day)] })
  }
  const { frequency: rhythm } = repeat
  return (
    <div className={classes.fields}>
      <Select
        label={t('field.rrule')}
        allowDeselect={false}
        data={(repeat.frequency === 'custom' ? [...frequencies, 'custom' as const] : frequencies).map((value) => ({
          value,
          label: t(`repeat.${value}`),
        }))}
        value={repeat.frequency}
        onChange={(value) => value && choose(value)}
        error={form.errors.rrule}
      />
      {rhythm !== 'none' && rhythm !== 'custom' && (
        <div className={`${classes.fields} ${classes.inset}`}>
          <NumberInput
            label={t(`interval.${rhythm}`)}
            min={1}
            max={999}
            clampBehavior="strict"
            allowDecimal={false}
            value={repeat.interval}
            onChange={(value) => set({ interval: Math.max(1, Number(value) || 1) })}
          />
          {repeat.frequency === 'weekly' && <Weekdays repeat={repeat} set={set} />}
          {repeat.frequency === 'monthly' && <PlaceInMonth repeat={repeat} set={set} day={day} />}
          <Ends repeat={repeat} set={set} day={day} />
          <p className={classes.sentence} aria-live="polite">
            {sentence(repeat, day)}
          </p>
        </div>
      )}
    </div>
  )
}

interface PartProps {
  repeat: Repeat
  set: (change: Partial<Repeat>) => void
}

function Weekdays({ repeat, set }: PartProps) {
  const t = useText('calendar')
  const format = useCalendarFormat()
  return (
    <Chip.Group
      multiple
      value={repeat.days}
      // a week without a day would never come
      onChange={(days) => days.length > 0 && set({ days })}
    >
      <fieldset className={classes.fields}>
        <legend className={classes.legend}>{t('onDays')}</legend>
        <div className={classes.weekdays}>
          {ruleDays.map((name, place) => (
            <Chip key={name} value={name} size="sm">
              {format.weekday(sundayAnd(place), 'short')}
            </Chip>
          ))}
        </div>
      </fieldset>
    </Chip.Group>
  )
}

function PlaceInMonth({ repeat, set, day }: PartProps & { day: string }) {
  const t = useText('calendar')
  const place = usePlaceInMonth()
  const choices = (['date', 'nth', ...(isLastOf(day) ? (['last'] as const) : [])] as const).map((value) => ({
    value,
    label: place(value, day),
  }))
  return (
    <Select
      label={t('onPlace')}
      allowDeselect={false}
      data={choices}
      value={repeat.monthly}
      onChange={(value) => value && set({ monthly: value })}
    />
  )
}

function Ends({ repeat, set, day }: PartProps & { day: string }) {
  const t = useText('calendar')
  return (
    <div className={classes.pair}>
      <Select
        label={t('ends')}
        allowDeselect={false}
        data={(['never', 'until', 'count'] as const).map((value) => ({ value, label: t(`ends.${value}`) }))}
        value={repeat.ends}
        onChange={(value) => value && set({ ends: value, until: repeat.until ?? addMonths(day, 3) })}
      />
      {repeat.ends === 'until' && (
        <DateField
          label={t('lastDay')}
          value={repeat.until}
          onChange={(until) => set({ until: until ?? addMonths(day, 3) })}
        />
      )}
      {repeat.ends === 'count' && (
        <NumberInput
          label={t('times')}
          min={1}
          max={1000}
          clampBehavior="strict"
          allowDecimal={false}
          value={repeat.count}
          onChange={(value) => set({ count: Math.max(1, Number(value) || 1) })}
        />
      )}
    </div>
  )
}

/** A Sunday of no importance, and the days after it. */
const sundayAnd = (place: number) => addDays('2026-03-01', place)
