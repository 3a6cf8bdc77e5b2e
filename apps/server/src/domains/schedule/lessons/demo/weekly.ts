import { isoWeekdayOf } from '@dsms/contract/kernel/time/days'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { offsetAt } from '@dsms/contract/kernel/time/offsets'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { lessonSeries } from '../../series/series.table.ts'
import type { DemoSchool } from './school.ts'

const name = 'النظري الأسبوعي'

/** The class that is given at one time every week: where its lessons stand among all, and the series that they are. */
export function weeklyOf(planned: readonly LessonDraft[], { facts: { zone }, types }: DemoSchool) {
  const groups = new Map<string, number[]>()
  for (const [place, draft] of planned.entries()) {
    if (draft.enrolment_ids.length < 2) continue
    const { day, time } = clockOf(draft.start, zone)
    const key = [draft.trainer_id, draft.room_id, isoWeekdayOf(day), time].join()
    groups.set(key, [...(groups.get(key) ?? []), place])
  }
  const places = [...groups.values()].sort((one, other) => other.length - one.length)[0] ?? []
  const first = planned[places[0] ?? -1]
  const last = planned[places.at(-1) ?? -1]
  if (!first || !last || places.length < 3) return undefined
  const { day, time } = clockOf(first.start, zone)
  const series: Omit<typeof lessonSeries.$inferInsert, 'tenant'> = {
    name,
    language: 'ar',
    typeId: first.type_id,
    branchId: first.branch_id,
    weekdays: [isoWeekdayOf(day)],
    everyWeeks: 1,
    firstDay: day,
    time,
    minutes: (first.end - first.start) / minuteMs,
    until: clockOf(last.start, zone).day,
    skipHolidays: true,
    trainerId: first.trainer_id ?? null,
    roomId: first.room_id ?? null,
    capacity: types.find(({ id }) => id === first.type_id)?.seats ?? 1,
  }
  return { places: new Set(places), series }
}

function clockOf(instant: number, zone: string): { day: string; time: string } {
  const local = new Date(instant + offsetAt(zone, instant)).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}
