import { type PackVersionStatus, packVersionStatuses } from '@dsms/contract/curriculum/countryPacks/calls'
import { type PackData, packData } from '@dsms/contract/curriculum/countryPacks/data'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { staleError } from '../../../kit/records/history.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { countryPackVersions as versions } from './countryPacks.table.ts'

const ofPack = (actor: Actor, packId: number) => and(eq(versions.tenant, actor.tenant), eq(versions.packId, packId))
const nthOf = (actor: Actor, packId: number, nth: number) => and(ofPack(actor, packId), eq(versions.nth, nth))

export async function readVersion(actor: Actor, packId: number, nth: number) {
  const [row] = await actor.db
    .select({ ...getTableColumns(versions), status: sql<PackVersionStatus>`${versions.status}` })
    .from(versions)
    .where(nthOf(actor, packId, nth))
  if (!row) throw new AppError('not_found')
  return {
    pack_id: row.packId,
    version: row.nth,
    status: row.status,
    effective_from: row.effectiveFrom,
    revision: row.version,
    data: packData.parse(row.data),
  }
}

/** The draft of a pack, made as a copy of its newest version where there is none. The pack is locked. */
export async function addVersion(actor: Actor, packId: number): Promise<number> {
  const [newest] = await actor.db
    .select()
    .from(versions)
    .where(ofPack(actor, packId))
    .orderBy(desc(versions.nth))
    .limit(1)
  if (newest?.status === 'draft') return newest.nth
  const nth = (newest?.nth ?? 0) + 1
  await actor.db.insert(versions).values({ packId, nth, status: 'draft', data: newest?.data ?? packData.parse({}) })
  return nth
}

export async function saveVersion(
  actor: Actor,
  packId: number,
  nth: number,
  { revision, data }: { revision: number; data: PackData },
): Promise<void> {
  const row = await lock(actor, packId, nth)
  if (row.status !== 'draft') throw new AppError('pack_published')
  if (row.version !== revision) throw await staleError(actor, 'country_pack_versions', row.id, revision)
  await actor.db.update(versions).set({ data }).where(eq(versions.id, row.id))
}

/** From this day on a draft is what the pack says. A later version never holds from an earlier day. */
export async function publishVersion(actor: Actor, packId: number, nth: number, day: string): Promise<void> {
  const row = await lock(actor, packId, nth)
  if (row.status !== 'draft') throw new AppError('pack_published')
  const [before] = await actor.db
    .select({ day: versions.effectiveFrom })
    .from(versions)
    .where(and(ofPack(actor, packId), eq(versions.status, 'published')))
    .orderBy(desc(versions.nth))
    .limit(1)
  if (before?.day && day < before.day) throw fieldError('effective_from', 'before_last_version', { day: before.day })
  await actor.db.update(versions).set({ status: 'published', effectiveFrom: day }).where(eq(versions.id, row.id))
}

export async function retireVersion(actor: Actor, packId: number, nth: number): Promise<void> {
  const row = await lock(actor, packId, nth)
  checkTransition(packVersionStatuses, row.status, 'retired')
  await actor.db.update(versions).set({ status: 'retired' }).where(eq(versions.id, row.id))
}

async function lock(actor: Actor, packId: number, nth: number) {
  const [row] = await actor.db
    .select()
    .from(versions)
    .where(nthOf(actor, packId, nth))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}
