import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useReminderText } from '../event/useReminderText.ts'
import { useRepeatText } from '../event/useRepeatText.ts'
import type { EventValues, Guest } from './eventValues.ts'
import type { Repeat } from './repeat.ts'

type Field = keyof EventValues & string
type Named = 'title' | 'start' | 'end'

/** Names and values of the form's fields, for comparing with what another window saved. */
export function useFieldWords() {
  const t = useText('calendar')
  const common = useText('common')
  const format = useFormat()
  const repeat = useRepeatText()
  const remind = useReminderText()
  const value = (field: Field, of: unknown): string => {
    if (field === 'calendar') return t(`kind.${of as CalendarKind}`)
    if (field === 'rrule') return repeat(of as Repeat, '2026-03-01')
    if (field === 'guests') return format.list((of as Guest[]).map(({ label }) => label))
    if (field === 'reminders') return format.list((of as number[]).map(remind))
    if (typeof of === 'boolean') return common(of ? 'yes' : 'no')
    return String(of ?? '').replace('T', ' ')
  }
  return { label: (field: Field) => (field === 'allDay' ? t('allDay') : t(`field.${field as Named}`)), value }
}
