import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { toLicenceTypes } from '../licences/licenceLinks.ts'
import { errorTypes, markingSchemes } from './drivingErrors.table.ts'

export const toLicences = toLicenceTypes('marking_scheme_licence_types', 'marking_scheme_id')
export const toErrors = {
  table: 'marking_scheme_eliminations',
  owner: 'marking_scheme_id',
  other: 'error_type_id',
  others: errorTypes,
  field: 'eliminatory_ids',
}

/** Only a draft changes: what was published may have judged somebody. */
export function checkChange({ status }: { status: string }): void {
  if (status !== 'draft') throw new AppError('scheme_in_use')
}

/** The required number is at most the number to choose from. */
export function checkManoeuvres(
  input: { manoeuvres?: string[] | undefined; manoeuvres_required?: number | undefined },
  before: { manoeuvres: string[]; manoeuvresRequired: number } | undefined,
): void {
  const max = (input.manoeuvres ?? before?.manoeuvres ?? []).length
  if ((input.manoeuvres_required ?? before?.manoeuvresRequired ?? 0) > max)
    throw fieldError('manoeuvres_required', 'too_large', { max })
}

/** All editions of a scheme, newest first. */
export const editionsOf = (actor: Actor, seriesId: number) =>
  actor.db
    .select({
      id: markingSchemes.id,
      edition: markingSchemes.edition,
      status: markingSchemes.status,
      effective_from: markingSchemes.effectiveFrom,
    })
    .from(markingSchemes)
    .where(
      and(
        eq(markingSchemes.tenant, actor.tenant),
        eq(markingSchemes.seriesId, seriesId),
        isNull(markingSchemes.archivedAt),
      ),
    )
    .orderBy(desc(markingSchemes.edition))

/** The next edition as a draft with everything the given one says. Two who copy at once get two editions. */
export async function copyScheme(actor: Actor, scheme: typeof markingSchemes.$inferSelect): Promise<number> {
  const { seriesId } = scheme
  await actor.db
    .select({ id: markingSchemes.id })
    .from(markingSchemes)
    .where(and(eq(markingSchemes.id, seriesId), eq(markingSchemes.tenant, actor.tenant)))
    .for('update')
  const [made] = await actor.db
    .insert(markingSchemes)
    .values({
      tenant: scheme.schoolId,
      name: scheme.name,
      seriesId,
      edition: sql`(select max(edition) + 1 from marking_schemes where tenant = ${actor.tenant} and series_id = ${seriesId})`,
      examKind: scheme.examKind,
      maxMinor: scheme.maxMinor,
      maxSerious: scheme.maxSerious,
      maxDangerous: scheme.maxDangerous,
      maxPoints: scheme.maxPoints,
      perGroupMax: scheme.perGroupMax,
      minScore: scheme.minScore,
      minMinutes: scheme.minMinutes,
      manoeuvres: scheme.manoeuvres,
      manoeuvresRequired: scheme.manoeuvresRequired,
      effectiveFrom: scheme.effectiveFrom,
      status: 'draft',
    })
    .returning({ id: markingSchemes.id })
  if (!made) throw new AppError('internal')
  for (const { table, other } of [toLicences, toErrors]) {
    await actor.db.execute(sql`
      insert into ${sql.identifier(table)} (tenant, marking_scheme_id, ${sql.identifier(other)})
      select tenant, ${made.id}, ${sql.identifier(other)} from ${sql.identifier(table)}
       where marking_scheme_id = ${scheme.id} and tenant = ${actor.tenant}`)
  }
  return made.id
}
