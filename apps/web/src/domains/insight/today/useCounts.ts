import { useText } from '../../../kernel/i18n/index.ts'
import type { Today } from './today.ts'

/** What a day holds, as one quiet line; of what there is none only lessons are told. */
export function useCounts(today: Today | undefined): string {
  const t = useText('today')
  if (!today) return ''
  const { lessons, strip, absences, vehicles_down, waiting } = today
  const gaps = strip?.lanes.reduce((sum, lane) => sum + lane.gaps.length, 0) ?? 0
  return [
    lessons && t('count.lessons', { count: lessons.total }),
    gaps > 0 && t('count.gaps', { count: gaps }),
    absences && absences.length > 0 && t('count.away', { count: absences.length }),
    vehicles_down && vehicles_down.length > 0 && t('count.down', { count: vehicles_down.length }),
    waiting && waiting.total > 0 && t('count.waiting', { count: waiting.total }),
  ]
    .filter(Boolean)
    .join(' · ')
}
