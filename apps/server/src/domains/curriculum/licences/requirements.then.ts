import type { Requirement } from '@dsms/contract/curriculum/licences/requirements'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A version of what a licence type asks for, as a part of another statement answers it. */
export interface RequirementsThen {
  version: number
  effective_from: string | null
  rows: Requirement[]
}

interface OfType {
  tenant: PgColumn
  licenceTypeId: PgColumn
}

const whole = sql`json_build_object('version', v.version, 'effective_from', v.effective_from, 'rows', coalesce((
  select json_agg(json_build_object('gearbox', r.gearbox, 'prior_experience', r.prior_experience, 'stage', r.stage,
           'sub_kind', r.sub_kind, 'min_minutes', r.min_minutes, 'min_sessions', r.min_sessions, 'min_km', r.min_km,
           'max_minutes_on_simulator', r.max_minutes_on_simulator,
           'max_sessions_on_automatic', r.max_sessions_on_automatic, 'must_finish_before', r.must_finish_before) order by r.place)
    from training_requirements r where r.tenant = v.tenant and r.version_id = v.id), '[]'))`

/** The version that holds on a day, of the licence type that a row names; null where there is none yet. */
export const requirementsOn = ({ tenant, licenceTypeId }: OfType, day: SQL) => sql<RequirementsThen | null>`(
  select ${whole} from requirement_versions v
   where v.tenant = ${tenant} and v.licence_type_id = ${licenceTypeId} and v.effective_from <= ${day}
   order by v.version desc limit 1)`

/** A version by its number. */
export const requirementsAt = ({ tenant, licenceTypeId }: OfType, version: PgColumn) => sql<RequirementsThen | null>`(
  select ${whole} from requirement_versions v
   where v.tenant = ${tenant} and v.licence_type_id = ${licenceTypeId} and v.version = ${version})`
