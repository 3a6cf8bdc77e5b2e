import { toIso, weekFrom } from '@dsms/contract/kernel/time/days'
import { mostOccurrences } from '@dsms/contract/schedule/series/occurrences'
import { Checkbox, Group, NumberInput, Radio, Switch } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { TimeField } from '../../../../kit/inputs/time/TimeField.tsx'
import type { BoardData } from '../../board/model.ts'
import type { SeriesForm } from './useSeriesForm.ts'

/** On which days a series has lessons, at what time, and how long it goes on. */
export function WhenFields({ form, board }: { form: SeriesForm; board: BoardData }) {
  const t = useText('series')
  const schedule = useText('schedule')
  const format = useFormat()
  const { values, set, errors } = form
  const whole = (value: number | string, least: number) => Math.max(least, Number(value) || least)
  return (
    <>
      <Checkbox.Group
        label={t('field.weekdays')}
        required
        value={values.weekdays.map(String)}
        onChange={(days) => set({ weekdays: days.map(Number) })}
        error={errors.weekdays}
      >
        <Group gap="md" mt="xs">
          {weekFrom(board.week_start).map((day) => (
            <Checkbox key={day} value={String(toIso(day))} label={format.weekdays[day]} />
          ))}
        </Group>
      </Checkbox.Group>
      <NumberInput
        label={t('field.every_weeks')}
        description={t('help.every_weeks')}
        min={1}
        max={12}
        allowDecimal={false}
        value={values.every_weeks}
        onChange={(value) => set({ every_weeks: whole(value, 1) })}
        error={errors.every_weeks}
      />
      <DateField
        label={t('field.first_day')}
        required
        value={values.first_day}
        onChange={(first_day) => first_day && set({ first_day })}
        error={errors.first_day}
      />
      <TimeField
        label={schedule('field.start')}
        required
        from={board.day_starts}
        value={values.time}
        onChange={(time) => set({ time })}
        error={errors.time}
      />
      <NumberInput
        label={t('field.minutes')}
        required
        min={15}
        max={600}
        step={board.step_minutes}
        allowDecimal={false}
        value={values.minutes}
        onChange={(value) => set({ minutes: whole(value, 15) })}
        error={errors.minutes}
      />
      <Radio.Group
        label={t('field.ends')}
        value={values.ends}
        onChange={(ends) => set({ ends: ends === 'until' ? 'until' : 'count' })}
      >
        <Group gap="md" mt="xs">
          <Radio value="count" label={t('ends.count')} />
          <Radio value="until" label={t('ends.until')} />
        </Group>
      </Radio.Group>
      {values.ends === 'until' ? (
        <DateField
          label={t('field.until')}
          required
          minDate={values.first_day}
          value={values.until}
          onChange={(until) => set({ until })}
          error={errors.until}
        />
      ) : (
        <NumberInput
          label={t('field.number')}
          required
          min={1}
          max={mostOccurrences}
          allowDecimal={false}
          value={values.count}
          onChange={(value) => set({ count: Math.min(mostOccurrences, whole(value, 1)) })}
          error={errors.count}
        />
      )}
      <Switch
        label={t('field.skip_holidays')}
        description={t('help.skip_holidays')}
        checked={values.skip_holidays}
        onChange={(event) => set({ skip_holidays: event.currentTarget.checked })}
      />
    </>
  )
}
