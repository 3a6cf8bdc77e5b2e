import { Checkbox, Group, MultiSelect, Select, Switch } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { TimeField } from '../../../kit/inputs/time/TimeField.tsx'
import type { WishForm } from './useWish.ts'
import { type WaitingChoices, WithWhom } from './WithWhom.tsx'

interface Props {
  form: WishForm
  types: { value: string; label: string }[]
  /** Trainers and branches they can name; undefined while these are looked up. */
  choices: WaitingChoices | undefined
}

const notices = [2, 6, 12, 24, 48]

/** What somebody would take: kinds of lessons, days, times, how shortly before, with whom and where. */
export function WishFields({ form, types, choices }: Props) {
  const { wish, set, errors } = form
  const t = useText('waiting')
  const { weekdays } = useFormat()
  const isWindow = wish.from_time !== null && wish.to_time !== null
  return (
    <>
      <MultiSelect
        {...longList}
        label={t('field.types')}
        required
        data={types}
        value={wish.type_ids.map(String)}
        onChange={(ids) => set({ type_ids: ids.map(Number) })}
        error={errors.type_ids}
      />
      <Checkbox.Group
        label={t('field.weekdays')}
        description={t('help.weekdays')}
        value={wish.weekdays.map(String)}
        onChange={(days) => set({ weekdays: days.map(Number) })}
        error={errors.weekdays}
      >
        <Group gap="sm" mt="xs">
          {weekdays.map((name, place) => (
            <Checkbox key={name} value={String(place === 0 ? 7 : place)} label={name} />
          ))}
        </Group>
      </Checkbox.Group>
      <Switch
        label={t('field.window')}
        checked={isWindow}
        onChange={(event) =>
          set(
            event.currentTarget.checked ? { from_time: '08:00', to_time: '20:00' } : { from_time: null, to_time: null },
          )
        }
      />
      {isWindow && (
        <Group grow align="start">
          <TimeField
            label={t('field.from')}
            from="08:00"
            value={wish.from_time ?? '08:00'}
            onChange={(from_time) => set({ from_time })}
            error={errors.from_time}
          />
          <TimeField
            label={t('field.to')}
            from={wish.from_time ?? '08:00'}
            value={wish.to_time ?? '20:00'}
            onChange={(to_time) => set({ to_time })}
            error={errors.to_time}
          />
        </Group>
      )}
      <DateField
        label={t('field.until')}
        value={wish.until_day}
        onChange={(until_day) => set({ until_day })}
        error={errors.until_day}
      />
      <Select
        label={t('field.notice')}
        allowDeselect={false}
        data={[...new Set([...notices, wish.notice_hours])]
          .sort((one, other) => one - other)
          .map((hours) => ({ value: String(hours), label: t('hours', { count: hours }) }))}
        value={String(wish.notice_hours)}
        onChange={(hours) => set({ notice_hours: Number(hours) })}
        error={errors.notice_hours}
      />
      <WithWhom form={form} choices={choices} />
    </>
  )
}
