import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { fieldText } from '../../../../kit/form/fieldText.ts'
import { useReminderText } from '../event/useReminderText.ts'
import { useRepeatText } from '../event/useRepeatText.ts'
import type { EventValues } from './eventValues.ts'

type Field = keyof EventValues & string

/** Names and values of the form's fields, for comparing with what another window saved. */
export function useFieldWords() {
  const t = useText('calendar')
  const common = useText('common')
  const format = useFormat()
  const repeat = useRepeatText()
  const remind = useReminderText()
  const value = fieldText<EventValues>(
    {
      calendar: (kind) => t(`kind.${kind}`),
      rrule: (rule) => repeat(rule, '2026-03-01'),
      guests: (guests) => format.list(guests.map(({ label }) => label)),
      reminders: (minutes) => format.list(minutes.map(remind)),
      allDay: (isAllDay) => common(isAllDay ? 'yes' : 'no'),
    },
    (text) => String(text ?? '').replace('T', ' '),
  )
  return { label: (field: Field) => (field === 'allDay' ? t('allDay') : t(`field.${field}`)), value }
}
