import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { readable } from '../phone.ts'
import type { Today } from '../today.ts'
import type { Action } from './acts.ts'

/** What a row says of something that waits. A day of another year is told with its year. */
export function useActionText({ today, time_zone }: Pick<Today, 'today' | 'time_zone'>) {
  const t = useText('today')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const day = (date: string) => format.shortDay(date, today.slice(0, 4))
  const at = (on: string | null, instant: string) =>
    format.joined([on && day(on), calendar.time(instant, time_zone).replaceAll(' ', '\u00a0')])
  /** When it is, as dialogs repeat it. */
  const facts = ({ start, wanted, start_on, wanted_on, days }: Action) => {
    if (start && wanted) return t('moveTo', { from: at(start_on, start), to: at(wanted_on, wanted) })
    if (start) return at(start_on, start)
    if (!days) return undefined
    const [first, last] = [day(days.first), day(days.last)]
    return first === last ? first : format.range(first, last)
  }
  return {
    facts,
    small: (action: Action) => {
      const { detail, cause, paper, expires_on, owner, phone } = action
      return [
        cause && t(`cause.${cause}`),
        paper ? t(`paper.${paper}`) : detail && `\u2068${detail}\u2069`,
        facts(action),
        expires_on && t('paperUntil', { date: day(expires_on) }),
        phone && `\u2066${readable(phone)}\u2069`,
        owner && t('owner', { name: `\u2068${owner}\u2069` }),
      ]
        .filter(Boolean)
        .join(' · ')
    },
    when: ({ deadline }: Action) => {
      if (!deadline) return undefined
      if (deadline === today) return t('dueToday')
      return t(deadline < today ? 'late' : 'due', { date: day(deadline) })
    },
  }
}
