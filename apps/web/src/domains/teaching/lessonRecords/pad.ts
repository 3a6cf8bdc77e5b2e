import type {
  CatalogueError,
  CatalogueSkill,
  DayLesson,
  TeachingDay,
} from '@dsms/contract/teaching/lessonRecords/calls'

/** What each part of a lesson's screen is given. */
export interface PadProps {
  day: TeachingDay
  lesson: DayLesson
  /** What the record says stays as it is. */
  isClosed: boolean
}

type About = Pick<DayLesson, 'type' | 'student' | 'skills' | 'last'>

const suits = ({ licence_type_ids }: { licence_type_ids: number[] }, lesson: About): boolean =>
  licence_type_ids.length === 0 ||
  (lesson.student !== null && licence_type_ids.includes(lesson.student.licence_type_id))

/** Stages of lessons whose skills are those of the road. */
const stageOf = ({ type }: About): CatalogueSkill['stage'] =>
  type.stage === 'simulator' || type.stage === 'yard' || type.stage === 'theory' ? type.stage : 'road'

/** The skills that a lesson may be about; where a school has none for the stage, all that suit the licence. */
export function skillsFor({ skills }: Pick<TeachingDay, 'skills'>, lesson: About): CatalogueSkill[] {
  const suited = skills.filter((skill) => suits(skill, lesson))
  const ofStage = suited.filter(({ stage }) => stage === stageOf(lesson))
  return ofStage.length > 0 ? ofStage : suited.filter(({ stage }) => stage !== 'theory')
}

/** So many skills stand on the pad at once; the others are a tap away. */
const most = 8

/**
 * Those in work: what the lesson before named, then what was rated and is below its aim, then the next of the catalogue.
 * The others keep their order.
 */
export function inWork(
  skills: readonly CatalogueSkill[],
  lesson: About,
): { first: CatalogueSkill[]; others: CatalogueSkill[] } {
  const levels = new Map(lesson.skills.map(({ skill_id, level }) => [skill_id, level]))
  const focus = lesson.last?.focus ?? []
  const rank = ({ id, target_level }: CatalogueSkill) => {
    if (focus.includes(id)) return 0
    const level = levels.get(id)
    if (level === undefined) return 2
    return level < target_level ? 1 : 3
  }
  const first = skills
    .map((skill, nth) => ({ skill, nth }))
    .toSorted((one, other) => rank(one.skill) - rank(other.skill) || one.nth - other.nth)
    .slice(0, most)
    .map(({ skill }) => skill)
  return { first, others: skills.filter((skill) => !first.includes(skill)) }
}

export const errorsFor = ({ errors }: Pick<TeachingDay, 'errors'>, lesson: About): CatalogueError[] =>
  errors.filter((error) => suits(error, lesson))

/** What stands under the same heading, in the order in which it first comes. */
export function grouped<T, K>(rows: readonly T[], of: (row: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>()
  for (const row of rows) groups.set(of(row), [...(groups.get(of(row)) ?? []), row])
  return [...groups]
}
