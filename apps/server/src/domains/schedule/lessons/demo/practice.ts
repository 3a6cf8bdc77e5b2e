import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { TrainerFacts } from '@dsms/contract/trainers/trainers/facts'
import type { random } from '../../../../kernel/demo/random.ts'
import type { Diary } from './diary.ts'
import { type Learner, waiting } from './learners.ts'
import type { DemoSchool } from './school.ts'

export interface Planning {
  school: DemoSchool
  diary: Diary
  learners: Learner[]
  choose: ReturnType<typeof random>
}

/** A moment of a day at which somebody who teaches is free for so many minutes. */
export interface Opening {
  day: string
  at: number
  /** Minutes of the day by the clock. */
  clock: number
  /** Minutes until the hours end. */
  left: number
  trainer: TrainerFacts
  branch_id: number
}

/** How many of those who wait are tried for one opening. */
const mostTried = 4

/** A lesson with whoever has waited longest and suits the trainer: on a simulator first, then in the yard, then on the road. */
export function practiceAt(planning: Planning, opening: Opening): LessonDraft | undefined {
  const { school, diary, learners } = planning
  const { trainer, day, at } = opening
  const suited = waiting(learners, diary, { day, at, today: school.today }).filter(
    ({ facts }) =>
      facts.gender === trainer.gender &&
      trainer.licences.some(({ licence_type_id }) => licence_type_id === facts.licence_type_id),
  )
  const own = suited.filter(({ trainer_id }) => trainer_id === trainer.id)
  for (const learner of [...own, ...suited.filter((one) => !own.includes(one))].slice(0, mostTried)) {
    const draft = waysFor(planning, opening, learner).find((one) => diary.add(one))
    if (!draft) continue
    learner.practice += (draft.end - draft.start) / minuteMs
    return draft
  }
  return undefined
}

/** What a learner could be taught at an opening, the likeliest first. */
function waysFor(planning: Planning, opening: Opening, learner: Learner): LessonDraft[] {
  const { choose } = planning
  const stage = stageOf(learner, opening.trainer)
  if (!stage) return []
  const code = stage === 'ROAD' ? driveAt(opening, learner, choose) : stage
  return waysOf(
    planning,
    opening,
    learner,
    code,
    stage === 'ROAD' && opening.left >= 120 && choose.chance(0.25) ? 120 : 60,
  )
}

/** Where and with what a lesson of a type could be given at an opening; `code` is that of the type. */
export function waysOf(
  planning: Planning,
  opening: Opening,
  learner: Learner,
  code: string,
  minutes: number,
): LessonDraft[] {
  const { school, choose } = planning
  const { at, left, trainer, branch_id } = opening
  const type = school.typeOf.get(code)
  if (!type || left < minutes) return []
  const whole = {
    type_id: type.id,
    branch_id,
    start: at,
    end: at + minutes * minuteMs,
    trainer_id: trainer.id,
    enrolment_ids: [learner.id],
  }
  if (code === 'SIM')
    return school.simulators.map(({ id, branch_id: there }) => ({ ...whole, branch_id: there, simulator_id: id }))
  const vehicles = vehiclesFor(planning, opening, learner, whole)
  if (code !== 'YARD' && code !== 'YTEST') return vehicles.map(({ id }) => ({ ...whole, vehicle_id: id }))
  const [nth, hasZone] = [choose.between(0, 1), choose.chance(0.4)]
  return school.circuits.flatMap(({ id, branch_id: there, zones }) =>
    vehicles
      .filter((vehicle) => vehicle.branch_id === there)
      .map((vehicle) => ({
        ...whole,
        branch_id: there,
        vehicle_id: vehicle.id,
        circuit_id: id,
        zone_id: hasZone ? zones[nth] : undefined,
      })),
  )
}

/** At most two that are free, those of the branch first, and not the same one every day. */
function vehiclesFor({ school, diary }: Planning, opening: Opening, { facts }: Learner, time: LessonDraft) {
  const { trainer, branch_id, day } = opening
  const rank = (one: DemoSchool['vehicles'][number]) =>
    (one.branch_id === branch_id ? 0 : 100) + ((one.id * 7 + trainer.id + Number(day.slice(8))) % 13)
  return school.vehicles
    .filter(({ id }) => {
      const vehicle = school.facts.vehicles[id]
      return (
        vehicle?.licence_type_ids.includes(facts.licence_type_id) &&
        (facts.gearbox === 'both' || vehicle.gear_type === facts.gearbox) &&
        diary.isFree('vehicle', id, time)
      )
    })
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, 2)
}

/** Two hours on a simulator and eight in the yard come before the road, as far as the trainer teaches them. */
function stageOf({ practice }: Learner, { teaches }: TrainerFacts): 'SIM' | 'YARD' | 'ROAD' | undefined {
  const stages =
    practice < 120
      ? (['SIM', 'YARD'] as const)
      : practice < 480
        ? (['YARD', 'ROAD'] as const)
        : (['ROAD', 'YARD', 'SIM'] as const)
  const names = { SIM: 'simulator', YARD: 'yard', ROAD: 'road' }
  return stages.find((stage) => teaches.includes(names[stage]))
}

function driveAt({ clock }: Opening, { practice, facts }: Learner, choose: Planning['choose']): string {
  if (facts.status === 'exam_phase' && choose.chance(0.12)) return 'MOCK'
  if (practice > 780 && clock >= 19 * 60) return 'NIGHT'
  if (practice > 900 && choose.chance(0.2)) return 'MWAY'
  return practice > 600 && choose.chance(0.05) ? 'MAKEUP' : 'ROAD'
}
