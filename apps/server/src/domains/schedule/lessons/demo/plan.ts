import { addDays, daysBetween, daysFrom } from '@dsms/contract/kernel/time/days'
import { hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { minutesOf } from '@dsms/contract/kernel/time/spans'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { freeOn } from '@dsms/contract/trainers/availability/rules'
import { mayTeachOn } from '@dsms/contract/trainers/credentials/rules'
import type { TrainerFacts } from '@dsms/contract/trainers/trainers/facts'
import { random } from '../../../../kernel/demo/random.ts'
import { openDiary } from './diary.ts'
import { learnersOf } from './learners.ts'
import { classAt } from './plan.classes.ts'
import { type Planning, practiceAt } from './practice.ts'
import { type DemoSchool, daysAhead, daysBehind } from './school.ts'
import { type Story, tellStory } from './story.ts'

/** Minutes between two lessons of somebody. */
const gap = 15

/** All lessons in their order, and what is told of those of the story. */
export interface Plan {
  lessons: LessonDraft[]
  story: Story
}

/**
 * Seven weeks of lessons, full in the past and thinner the further ahead, around the training of who signs in. No rule is
 * against any of them.
 */
export function planLessons(school: DemoSchool): Plan {
  const [first, last] = [addDays(school.today, -daysBehind), addDays(school.today, daysAhead - 1)]
  const choose = random(26_111_126)
  const planning: Planning = {
    school,
    choose,
    diary: openDiary(school.facts),
    learners: learnersOf(school, choose, first),
  }
  fillWeekly(planning, first)
  const story = tellStory(planning)
  for (const day of daysFrom(first, last))
    for (const { id, branch_id } of school.trainers) {
      const trainer = school.facts.trainers[id]
      if (trainer && mayTeachOn(day, trainer.credentials).blocked_by.length === 0)
        fillDay(planning, trainer, branch_id, day)
    }
  const lessons = [...new Set([...planning.diary.lessons, ...story.keys()])]
  return { lessons: lessons.toSorted((one, other) => one.start - other.start), story }
}

/** A class at one time every week, for the first who teaches theory then: the others are planned around it. */
function fillWeekly(planning: Planning, first: string) {
  const { school } = planning
  for (const { id, branch_id } of school.trainers) {
    const trainer = school.facts.trainers[id]
    if (!trainer?.teaches.includes('theory')) continue
    const facts = { ...trainer, zone: school.facts.zone, branches: Object.values(school.facts.branches) }
    for (const ahead of daysFrom(first, addDays(first, 6))) {
      const days = Array.from({ length: (daysBehind + daysAhead) / 7 }, (_, week) => addDays(ahead, week * 7))
      const openings = days.map((day) => ({ day, span: freeOn(facts, day, { kind: 'theory', branch_id }).free[0] }))
      if (new Set(openings.map(({ span }) => span?.from)).size !== 1 || !openings[0]?.span) continue
      for (const { day, span } of openings) {
        if (!span || mayTeachOn(day, trainer.credentials).blocked_by.length > 0) continue
        const [at, end] = [Date.parse(span.starts_at), Date.parse(span.ends_at)]
        classAt(planning, { day, at, clock: minutesOf(span.from), left: (end - at) / minuteMs, trainer, branch_id })
      }
      return
    }
  }
}

/** The share of openings that are used, by days from today. */
const load = (ahead: number) => (ahead <= 4 ? 0.92 : ahead <= 9 ? 0.7 : ahead <= 15 ? 0.4 : 0.22)

function fillDay(planning: Planning, trainer: TrainerFacts, branch_id: number, day: string) {
  const { school, choose } = planning
  const share = load(daysBetween(school.today, day))
  const facts = { ...trainer, zone: school.facts.zone, branches: Object.values(school.facts.branches) }
  for (const kind of trainer.teaches.includes('theory') ? (['theory', 'lessons'] as const) : (['lessons'] as const))
    for (const { starts_at, ends_at, from } of freeOn(facts, day, { kind, branch_id }).free) {
      const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
      for (let at = start; at + hourMs <= end; ) {
        const clock = minutesOf(from) + (at - start) / minuteMs
        const opening = { day, at, clock, left: (end - at) / minuteMs, trainer, branch_id }
        const fill = kind === 'theory' ? classAt : practiceAt
        const made = choose.chance(kind === 'theory' ? 0.25 : share) ? fill(planning, opening) : undefined
        at = made ? made.end + gap * minuteMs : at + 30 * minuteMs
      }
    }
}
