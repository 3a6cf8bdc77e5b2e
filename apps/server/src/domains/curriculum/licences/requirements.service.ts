import { complete, type saveTrainingRequirements } from '@dsms/contract/curriculum/licences/requirements'
import { firstOf } from '@dsms/contract/kernel/choices/lists'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { desc } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { lock } from '../../../kit/records/verbs.ts'
import { licenceTypes } from './licenceTypes.table.ts'
import { ofType, readRequirements } from './requirements.data.ts'
import { requirementVersions, trainingRequirements } from './trainingRequirements.table.ts'

type Wish = Omit<Input<typeof saveTrainingRequirements>['body'], 'school_id'>

/** Adds a whole version of what a training takes; refused when somebody else added one meanwhile. */
export async function saveRequirements(actor: Actor, id: number, wish: Wish): Promise<void> {
  // the lock puts two who save at once in a row
  const type = await lock(actor, licenceTypes, id)
  const [newest] = await actor.db
    .select({ version: requirementVersions.version, effectiveFrom: requirementVersions.effectiveFrom })
    .from(requirementVersions)
    .where(ofType(actor, id))
    .orderBy(desc(requirementVersions.version))
    .limit(1)
  if ((newest?.version ?? 0) !== wish.based_on) {
    const [last] = (await readRequirements(actor, id)).versions
    throw new AppError('stale_version', {
      name: last?.by ?? 'DSMS',
      at: last?.created_at ?? '',
      version: last?.version ?? 0,
    })
  }
  if (newest && wish.effective_from < newest.effectiveFrom)
    throw fieldError('effective_from', 'before_last_version', { day: newest.effectiveFrom })
  checkGearboxes(type.gearbox, wish.rows)
  await insertVersion(actor, id, wish)
}

/** A training for automatic cars alone has no part with a manual gearbox, and the other way round. */
function checkGearboxes(gearbox: string, rows: Wish['rows']) {
  const wrong = rows.flatMap((row, place) =>
    gearbox === 'both' || row.gearbox === 'both' || row.gearbox === gearbox
      ? []
      : [[`rows.${place}.gearbox`, { code: 'invalid_choice' as const, params: { choices: gearbox } }]],
  )
  if (wrong.length) throw new AppError('invalid_input', {}, Object.fromEntries(wrong))
}

async function insertVersion(actor: Actor, id: number, wish: Wish): Promise<void> {
  const schoolId = actor.tenant
  const made = await actor.db
    .insert(requirementVersions)
    .values({
      tenant: schoolId,
      licenceTypeId: id,
      version: wish.based_on + 1,
      effectiveFrom: wish.effective_from,
      note: wish.note || null,
      createdBy: actor.id,
    })
    .returning({ id: requirementVersions.id })
  await actor.db.insert(trainingRequirements).values(
    wish.rows.map(complete).map((row, place) => ({
      tenant: schoolId,
      versionId: firstOf(made).id,
      place,
      gearbox: row.gearbox,
      priorExperience: row.prior_experience,
      stage: row.stage,
      subKind: row.sub_kind,
      minMinutes: row.min_minutes,
      minSessions: row.min_sessions,
      minKm: row.min_km,
      maxMinutesOnSimulator: row.max_minutes_on_simulator,
      maxSessionsOnAutomatic: row.max_sessions_on_automatic,
      mustFinishBefore: row.must_finish_before,
    })),
  )
}
