import { type Lesson, moveLesson } from '@dsms/contract/schedule/lessons/calls'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useLessonsChanged } from '../../board/useBoard.ts'
import { useToasts } from '../../notices/useToasts.ts'

/**
 * Gives lessons their vehicles, one after the other, and says how many got one and whom nobody reached. Those that are refused stay as
 * they are, and the first refusal is thrown once the others are done.
 */
export function useGiving(school_id: number | undefined) {
  const t = useText('schedule')
  const toasts = useToasts()
  const changed = useLessonsChanged()
  return async (lessons: readonly Lesson[], given: ReadonlyMap<number, number>): Promise<void> => {
    const told: ToldPerson[] = []
    const refused: unknown[] = []
    let done = 0
    for (const { id, version, start, end } of lessons) {
      const vehicle_id = given.get(id)
      if (vehicle_id === undefined) continue
      try {
        const answer = await call(moveLesson, { params: { id }, body: { version, start, end, vehicle_id, school_id } })
        told.push(...answer.told)
        done++
      } catch (error) {
        refused.push(error)
      }
    }
    if (done > 0) toasts.done(t('cars.done', { count: done }), told)
    await changed()
    if (refused.length > 0) throw refused[0]
  }
}
