import { useText } from '../../../kernel/i18n/index.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import { askSchedule, Schedule } from './Schedule.tsx'

/** Every lesson of a school, by who or what it takes the time of. */
export function SchedulePage() {
  const t = useText('schedule')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <Schedule school={school} />}
    </SchoolGate>
  )
}
SchedulePage.ask = askSchedule
