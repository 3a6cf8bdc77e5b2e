import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { addDays, daysBetween } from '@dsms/contract/kernel/time/days'
import { steadyTimesOfDays } from '@dsms/contract/kernel/time/offsets'
import {
  type CopiedLesson,
  type checkLessonCopies,
  mostCopiedDays,
  mostCopies,
} from '@dsms/contract/schedule/copying/calls'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { draftOfLesson } from '@dsms/contract/schedule/lessons/draft'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { clockAt } from '@dsms/contract/schedule/rules/when'
import { instantOf } from '@dsms/contract/schedule/series/occurrences'
import { shutOn } from '@dsms/contract/trainers/availability/opening'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { openTimesOf } from '../../school/public.ts'
import { schoolTime, trainersOfBranch } from '../series/series.data.ts'
import { decisionsOn, type Judged, type Planned, told } from '../series/series.judge.ts'
import type { Plan } from '../series/series.plan.ts'
import { countLessons, lessonsToCopy, stillLearning } from './copying.data.ts'

export type Wish = Given<typeof checkLessonCopies>['body']

export interface CopyPlan extends Plan {
  /** The lesson that each of `all` is a copy of. */
  sources: Lesson[]
  left_out: { lessons: number; students: number }
  tell: (judged: readonly Judged[]) => CopiedLesson[]
}

/** The lessons of some days, each as it is to be on another. Throws at the field that names none, or too many. */
export async function planOf(actor: Actor, wish: Wish): Promise<CopyPlan> {
  const { from, to, target } = wish
  if (to < from) throw fieldError('to', 'end_before_start')
  if (daysBetween(from, to) >= mostCopiedDays) throw fieldError('to', 'too_long_span', { max: mostCopiedDays })
  if (target === from) throw fieldError('target', 'same_day')
  const later = daysBetween(from, target)
  const last = addDays(to, later)
  const [{ zone }, count, sources, learning, open] = await together([
    () => schoolTime(actor),
    () => countLessons(actor, wish),
    () => lessonsToCopy(actor, wish),
    () => stillLearning(actor, wish),
    () => openTimesOf(actor, target, last),
  ])
  if (count.copied > mostCopies) throw fieldError('to', 'too_many_copies', { count: count.copied, max: mostCopies })
  const on = decisionsOn(wish.decisions, ({ lesson_id }) => lesson_id, new Set(sources.map(({ id }) => id)))
  const before = steadyTimesOfDays(zone, from, to)
  const steady = steadyTimesOfDays(zone, target, last)
  const all = sources.map((lesson, nth): Planned => {
    const clock = clockAt(Date.parse(lesson.start), before)
    const day = addDays(clock.slice(0, 10), later)
    const { instant, exists, twice } = instantOf(day, clock.slice(11), steady)
    const holiday = shutOn(
      open.filter(({ id }) => id === lesson.branch.id),
      day,
    ).find(({ by }) => by === 'holiday')
    return {
      day,
      draft: copyOf(lesson, { lesson_id: -1 - nth, start: instant }, wish.with_students, learning),
      exists,
      twice,
      holiday: wish.skip_holidays && holiday ? (holiday.name ?? '') : null,
      decision: on.get(lesson.id),
    }
  })
  const branches = [...new Set(sources.map(({ branch }) => branch.id))]
  const trainers = new Map(
    await together(branches.map((id) => async () => [id, await trainersOfBranch(actor, id)] as const)),
  )
  return {
    zone,
    steady,
    trainers,
    all,
    path: undefined,
    sources,
    left_out: { lessons: count.all - count.copied, students: unseated(sources, all, wish.with_students) },
    tell: (judged) => copiesTold(judged, sources, trainers),
  }
}

/** From a class those who are not in training any more are left out; a lesson of one student is that student's. */
function copyOf(
  lesson: Lesson,
  { lesson_id, start }: { lesson_id: number; start: number },
  withStudents: boolean,
  learning: ReadonlySet<number>,
): LessonDraft {
  const draft = draftOfLesson(lesson)
  const students = withStudents ? draft.enrolment_ids : []
  return {
    ...draft,
    lesson_id,
    start,
    end: start + (draft.end - draft.start),
    enrolment_ids: lesson.capacity > 1 ? students.filter((id) => learning.has(id)) : students,
  }
}

const unseated = (sources: readonly Lesson[], all: readonly Planned[], withStudents: boolean): number =>
  withStudents
    ? sources.reduce(
        (sum, lesson, nth) =>
          sum + draftOfLesson(lesson).enrolment_ids.length - (all[nth]?.draft.enrolment_ids.length ?? 0),
        0,
      )
    : 0

function copiesTold(judged: readonly Judged[], sources: readonly Lesson[], trainers: Plan['trainers']): CopiedLesson[] {
  const names = new Map([...trainers.values()].flatMap((some) => [...some]))
  return told(judged, names).map((one, nth) => {
    const lesson = sources[nth] as Lesson
    const seats = new Set(judged[nth]?.draft.enrolment_ids)
    return {
      ...one,
      lesson_id: lesson.id,
      type: lesson.type.name,
      trainer: lesson.trainer?.name ?? null,
      students: lesson.bookings.flatMap(({ enrolment_id, student }) =>
        student !== null && seats.has(enrolment_id) ? [student] : [],
      ),
    }
  })
}
