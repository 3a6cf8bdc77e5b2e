import { offsetAt } from '@dsms/contract/kernel/time/offsets'
import type { DayLesson, TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { guessContext, type RatingContext } from '@dsms/contract/teaching/lessonRecords/context'
import { readJson, writeJson } from '../../../../kernel/browser/storage.ts'

const keyOf = (trainerId: number) => `dsms.drive.${trainerId}`

/** What a lesson is probably like that begins now, so that nobody has to tap what is as it was. */
export function likelyContext({ me, time_zone }: TeachingDay, { type }: DayLesson): RatingContext {
  const now = Date.now()
  const hour = new Date(now + offsetAt(time_zone, now)).getUTCHours()
  return guessContext(readJson(keyOf(me.id)), hour, type.stage === 'yard')
}

/** What a trainer said last holds for their next lesson, until they say something else. */
export const rememberContext = ({ me }: TeachingDay, context: RatingContext): void => writeJson(keyOf(me.id), context)
