import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { joined } from '../../../kernel/text/formats.ts'

interface Severities {
  default_severity?: string | undefined
  allowed_severities?: string[] | undefined
  severity_reason?: string | null | undefined
}

/** The default is one of those allowed, and is changed only with a reason. */
export function checkSeverity(
  input: Severities,
  before: { defaultSeverity: string; allowedSeverities: string[] } | undefined,
): void {
  const chosen = input.default_severity ?? before?.defaultSeverity
  const allowed = input.allowed_severities ?? before?.allowedSeverities ?? []
  if (chosen && !allowed.includes(chosen)) {
    throw fieldError(input.default_severity ? 'default_severity' : 'allowed_severities', 'severity_not_allowed')
  }
  if (before && chosen !== before.defaultSeverity && !input.severity_reason)
    throw fieldError('severity_reason', 'reason_required')
}

const nameRow = z.object({ name: z.string() })

/** An error that a scheme names is retired rather than archived. */
export async function checkUnused(actor: Actor, id: number): Promise<void> {
  const rows = await rowsOf(
    actor.db,
    nameRow,
    sql`
      select coalesce(nullif(s.name ->> ${actor.language}, ''), names_text(s.name)) as name
        from marking_scheme_eliminations e
        join marking_schemes s on s.id = e.marking_scheme_id and s.archived_at is null
       where e.error_type_id = ${id} and e.tenant = ${actor.tenant}`,
  )
  if (rows.length)
    throw new AppError('record_in_use', {
      count: rows.length,
      names: joined(
        actor.language,
        rows.map(({ name }) => name),
      ),
    })
}
