import { addDays } from '@dsms/contract/kernel/time/days'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { minutesOf } from '@dsms/contract/kernel/time/spans'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { freeOn } from '@dsms/contract/trainers/availability/rules'
import { mayTeachOn } from '@dsms/contract/trainers/credentials/rules'
import type { TrainerFacts } from '@dsms/contract/trainers/trainers/facts'
import type { Learner } from './learners.ts'
import { classAt } from './plan.classes.ts'
import { type Opening, type Planning, waysOf } from './practice.ts'
import { type Scene, scenes } from './story.script.ts'

/** Where nobody is free on a day, or the school is closed for a feast, so many are tried. */
const daysTried = 14
const othersTried = 6

/** What the story says of a lesson: how it went, or that it was given up by the student whom the draft names. */
export interface Told extends Pick<Scene, 'result' | 'notes'> {
  kind: 'given' | 'from_waiting' | 'given_up'
}

/** The lessons of the story, with those that were given up beside those that took their hours. */
export type Story = Map<LessonDraft, Told>

/** The training of the student who signs in, one lesson after the other, each on a day of its own; nobody has to sign in. */
export function tellStory(planning: Planning): Story {
  const story: Story = new Map()
  const her = learnerOf(planning)
  let next = ''
  for (const scene of her ? scenes : []) {
    const found = her && placeFor(planning, her, scene, next)
    if (!found) continue
    const { draft, instead, day } = found
    next = addDays(day, 1)
    const { result, notes } = scene
    story.set(draft, { kind: instead ? 'from_waiting' : 'given', ...(result && { result }), ...(notes && { notes }) })
    if (instead !== undefined) story.set({ ...draft, enrolment_ids: [instead] }, { kind: 'given_up' })
  }
  return story
}

/** She begins with nothing; what she was taught stands in her lessons. */
function learnerOf({ school }: Planning): Learner | undefined {
  const known = school.enrolments.find(({ is_known }) => is_known)
  const facts = known && school.facts.enrolments[known.id]
  return facts && { ...known, facts, practice: 0, theory: 0, lastClass: 0, pace: 3, since: 0 }
}

interface Place {
  draft: LessonDraft
  day: string
  /** The enrolment that had the hour before. */
  instead?: number
}

/** Not before `next`; what is over stays behind today, and what is ahead stays there. */
function placeFor(planning: Planning, her: Learner, scene: Scene, next: string): Place | undefined {
  const { today } = planning.school
  for (let late = 0; late < daysTried; late++) {
    const day = addDays(today, scene.day + late)
    if (day < next || (scene.day < 0 && day >= today)) continue
    for (const opening of openingsOn(planning, her, day, scene)) {
      const place = placeAt(planning, her, scene, opening)
      if (place) return { ...place, day }
    }
  }
  return undefined
}

function placeAt(planning: Planning, her: Learner, scene: Scene, opening: Opening): Omit<Place, 'day'> | undefined {
  if (scene.code === 'TH') {
    const draft = classAt({ ...planning, learners: [her, ...planning.learners] }, opening, 1)
    return draft?.enrolment_ids.includes(her.id) ? { draft } : undefined
  }
  const { code, minutes, hour } = scene
  const { diary } = planning
  const draftFor = (learner: Learner) =>
    waysOf(planning, opening, learner, code, minutes).find((one) => diary.fits(one) && isFree(planning, her, one))
  const other = hour && othersFor(planning, her, opening).find((one) => draftFor(one))
  if (hour && !other) return undefined
  const taker = hour === 'called_off' && other ? other : her
  const draft = draftFor(taker)
  if (!draft || !diary.add(draft)) return undefined
  taker.practice += minutes
  return other ? { draft, instead: taker === her ? other.id : her.id } : { draft }
}

const isFree = ({ diary }: Planning, her: Learner, { start, end }: LessonDraft): boolean =>
  diary.of(her.id).every((claim) => claim.end <= start || end <= claim.start)

/** Who could have an hour of hers as well, a few of them. */
const othersFor = ({ learners }: Planning, her: Learner, { day }: Opening): Learner[] =>
  learners
    .filter(
      ({ facts, start_on, practice }) =>
        start_on <= day &&
        practice >= 480 &&
        facts.gender === her.facts.gender &&
        facts.licence_type_id === her.facts.licence_type_id,
    )
    .slice(0, othersTried)

/** Every half hour at which somebody could teach her, her own trainer first. */
function* openingsOn({ school }: Planning, her: Learner, day: string, { code }: Scene): Generator<Opening> {
  const own = school.trainers.filter(({ id }) => id === her.trainer_id)
  for (const { id, branch_id } of [...own, ...school.trainers.filter((one) => !own.includes(one))]) {
    const trainer = school.facts.trainers[id]
    if (!trainer || mayTeachOn(day, trainer.credentials).blocked_by.length > 0 || !teaches(trainer, her)) continue
    const facts = { ...trainer, zone: school.facts.zone, branches: Object.values(school.facts.branches) }
    for (const { starts_at, ends_at, from } of freeOn(facts, day, {
      kind: code === 'TH' ? 'theory' : 'lessons',
      branch_id,
    }).free) {
      const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
      for (let at = start; at < end; at += 30 * minuteMs)
        yield {
          day,
          at,
          clock: minutesOf(from) + (at - start) / minuteMs,
          left: (end - at) / minuteMs,
          trainer,
          branch_id,
        }
    }
  }
}

const teaches = ({ licences }: TrainerFacts, { facts }: Learner): boolean =>
  licences.some(({ licence_type_id }) => licence_type_id === facts.licence_type_id)
