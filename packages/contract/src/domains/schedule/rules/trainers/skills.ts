import { daysBetween } from '../../../../kernel/time/days.ts'
import { holdsOn, mayTeachOn, requiredKinds } from '../../../trainers/credentials/rules.ts'
import { teachingFor } from '../kinds.ts'
import { about, type Rule, type Scene } from '../scene.ts'
import { gearboxOf } from '../vehicles/gearboxOf.ts'
import type { Violation } from '../violations.ts'

/** A credential that ends so soon after a lesson is worth a word. */
const noticeDays = 30

/** `needed` is what somebody would have to teach: `licence_type`, a gearbox, or a kind of training. */
export const trainerQualified: Rule = (scene) => {
  const { trainer, type, isPractical } = scene
  if (!trainer) return []
  const gearbox = gearboxFor(scene)
  const teaching = teachingFor(type)
  const lacking = [
    ...(teaching.some((one) => trainer.teaches.includes(one)) ? [] : [teaching[0]]),
    ...(isPractical && !holdsLicences(scene) ? ['licence_type'] : []),
    ...(gearbox && !trainer.gearboxes.includes(gearbox) ? [gearbox] : []),
  ]
  return lacking.map((needed) => ({
    code: 'trainer_not_qualified',
    severity: 'hard',
    ...about('trainer', trainer.id),
    needed,
  }))
}

/** On the lesson's day a trainer teaches what each of the students learns. */
const holdsLicences = ({ trainer, enrolments, when }: Scene): boolean =>
  enrolments.every(({ licence_type_id }) =>
    trainer?.licences.some(
      (taught) =>
        taught.licence_type_id === licence_type_id &&
        (taught.since === null || taught.since <= when.day) &&
        (taught.until === null || when.day <= taught.until),
    ),
  )

/** That of what is driven, else the one that a student learns. */
function gearboxFor({ isPractical, vehicle, enrolments }: Scene): 'manual' | 'automatic' | undefined {
  if (!isPractical) return undefined
  if (vehicle) return gearboxOf(vehicle)
  const learnt = enrolments.find(({ gearbox }) => gearbox !== 'both')?.gearbox
  return learnt === 'both' ? undefined : learnt
}

/** Papers that nobody teaches without. `needed` is the kind. */
export const trainerCredentials: Rule = ({ trainer, when }) =>
  trainer
    ? mayTeachOn(when.day, trainer.credentials).blocked_by.map((needed) => ({
        code: 'trainer_credential_missing',
        severity: 'hard',
        ...about('trainer', trainer.id),
        needed,
      }))
    : []

/** Those that hold on the day but not for long after it. `needed` is the kind, `given` its last day. */
export const trainerCredentialsEnd: Rule = ({ trainer, when }) =>
  requiredKinds.flatMap((kind): Violation[] => {
    const held = trainer?.credentials.filter((one) => one.kind === kind && holdsOn(when.day, one)) ?? []
    const ends = held.map(({ expires_on }) => expires_on ?? '').sort()
    const last = ends.includes('') ? undefined : ends.at(-1)
    if (!trainer || last === undefined || daysBetween(when.day, last) > noticeDays) return []
    return [
      {
        code: 'trainer_credential_expires',
        severity: 'warning',
        ...about('trainer', trainer.id),
        needed: kind,
        given: last,
      },
    ]
  })
