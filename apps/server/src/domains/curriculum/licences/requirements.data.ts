import { getTrainingRequirements, type Requirement } from '@dsms/contract/curriculum/licences/requirements'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { licenceTypes } from './licenceTypes.table.ts'
import { requirementVersions, trainingRequirements } from './trainingRequirements.table.ts'

type Whole = Answer<typeof getTrainingRequirements>
type Version = Whole['versions'][number]

const versionRow = getTrainingRequirements.response.shape.versions.element.extend({
  is_current: z.boolean().nullable(),
})

export const ofType = (actor: Actor, id: number) =>
  and(eq(requirementVersions.tenant, actor.tenant), eq(requirementVersions.licenceTypeId, id))

export async function hasRequirements(actor: Actor, id: number): Promise<boolean> {
  const [row] = await actor.db
    .select({ id: requirementVersions.id })
    .from(requirementVersions)
    .innerJoin(
      trainingRequirements,
      and(eq(trainingRequirements.tenant, actor.tenant), eq(trainingRequirements.versionId, requirementVersions.id)),
    )
    .where(ofType(actor, id))
    .limit(1)
  return row !== undefined
}

/** A version with its rows, the newest unless another is asked for, and what versions there are; in one round trip. */
export async function readRequirements(actor: Actor, id: number, version?: number): Promise<Whole> {
  const wanted =
    version ??
    sql`(select max(version) from requirement_versions where tenant = ${actor.tenant} and licence_type_id = ${id})`
  const [known, versions, rows] = await together([
    () =>
      actor.db
        .select({ id: licenceTypes.id })
        .from(licenceTypes)
        .where(and(eq(licenceTypes.tenant, actor.tenant), eq(licenceTypes.id, id))),
    () => versionsOf(actor, id),
    () =>
      actor.db
        .select({
          gearbox: sql<Requirement['gearbox']>`${trainingRequirements.gearbox}`,
          prior_experience: sql<Requirement['prior_experience']>`${trainingRequirements.priorExperience}`,
          stage: sql<Requirement['stage']>`${trainingRequirements.stage}`,
          sub_kind: sql<Requirement['sub_kind']>`${trainingRequirements.subKind}`,
          min_minutes: trainingRequirements.minMinutes,
          min_sessions: trainingRequirements.minSessions,
          min_km: trainingRequirements.minKm,
          max_minutes_on_simulator: trainingRequirements.maxMinutesOnSimulator,
          max_sessions_on_automatic: trainingRequirements.maxSessionsOnAutomatic,
          must_finish_before: sql<Requirement['must_finish_before']>`${trainingRequirements.mustFinishBefore}`,
        })
        .from(trainingRequirements)
        .innerJoin(
          requirementVersions,
          and(
            eq(requirementVersions.tenant, trainingRequirements.tenant),
            eq(requirementVersions.id, trainingRequirements.versionId),
          ),
        )
        .where(and(ofType(actor, id), eq(requirementVersions.version, wanted)))
        .orderBy(trainingRequirements.place),
  ])
  const shown = version === undefined ? versions[0] : versions.find((one) => one.version === version)
  if (known.length === 0 || (version !== undefined && !shown)) throw new AppError('not_found')
  return {
    licence_type_id: id,
    version: shown?.version ?? 0,
    effective_from: shown?.effective_from ?? null,
    note: shown?.note ?? null,
    rows,
    versions,
  }
}

/** All versions, the newest first. Which one holds today is told by the school's own clock. */
async function versionsOf(actor: Actor, id: number): Promise<Version[]> {
  const rows = await rowsOf(
    actor.db,
    versionRow,
    sql`
    select v.version, v.effective_from::text, v.note,
           to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
           shown_name(u.tenant, u.id, u.kind, u.full_name) as by,
           (select count(*)::integer from training_requirements r where r.tenant = v.tenant and r.version_id = v.id) as rows,
           v.version = max(v.version) filter (
             where v.effective_from <= (now() at time zone s.time_zone)::date) over () as is_current
      from requirement_versions v
      join schools s on s.id = v.tenant
      left join users u on u.id = v.created_by
     where v.tenant = ${actor.tenant} and v.licence_type_id = ${id}
     order by v.version desc`,
  )
  return rows.map((row) => ({ ...row, is_current: row.is_current ?? false }))
}
