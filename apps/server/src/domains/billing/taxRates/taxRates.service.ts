import {
  type createTaxRate as createCall,
  type listTaxRates as listCall,
  type TaxRate,
  taxRate,
} from '@dsms/contract/billing/taxRates/calls'
import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { instantText } from '../../../db/instantText.ts'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import { branches } from '../../../db/tables/branches.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { todayOf } from '../../../kernel/time/today.ts'
import { together } from '../../../kernel/together.ts'
import { lock } from '../../../kit/records/verbs.ts'
import { taxRates } from './taxRates.table.ts'

const selectRates = ({ db, tenant, language }: Actor, which: SQL): Promise<TaxRate[]> =>
  rowsOf(
    db,
    taxRate,
    sql`
      select r.id, r.code, r.bps, r.branch_id, text_in(b.name, ${language}) as branch, r.from_on::text, r.reason,
             ${instantText('r.created_at')} as created_at, u.full_name as by
        from tax_rates r
        left join branches b on b.tenant = r.tenant and b.id = r.branch_id
        left join users u on u.tenant = r.tenant and u.id = r.created_by
       where r.tenant = ${tenant} and ${which} order by r.from_on desc, r.id desc limit 200`,
  )

const standingRow = z.object({ country_bps: z.int(), today_bps: z.int() })

export async function listTaxRates(actor: Actor): Promise<Answer<typeof listCall>> {
  const { db, tenant } = actor
  const [rates, standing] = await together([
    () => selectRates(actor, sql`true`),
    () =>
      firstRow(
        db,
        standingRow,
        sql`
          select coalesce((select standard_tax_bps(c.code) from schools s join countries c on c.id = s.country_id where s.id = ${tenant}), 0) as country_bps,
                 tax_bps_of(${tenant}, null, 'S', app_today()) as today_bps`,
      ),
  ])
  return { rates, ...(standing ?? { country_bps: 0, today_bps: 0 }) }
}

/** Adds a rate. Throws `date_in_past` for a day that is over: what was sold on it is taxed already. */
export async function createTaxRate(
  actor: Actor,
  { code, bps, branch_id, from_on, reason }: Input<typeof createCall>['body'],
): Promise<TaxRate> {
  if (from_on < (await todayOf(actor))) throw fieldError('from_on', 'date_in_past')
  if (branch_id) await lock(actor, branches, branch_id).catch(noSuchBranch)
  const [made] = await actor.db
    .insert(taxRates)
    .values({
      tenant: actor.tenant,
      code,
      bps,
      branchId: branch_id ?? null,
      fromOn: from_on,
      reason: reason || null,
    })
    .returning({ id: taxRates.id })
  const [rate] = await selectRates(actor, sql`r.id = ${made?.id ?? 0}`)
  if (!rate) throw new AppError('internal')
  return rate
}

function noSuchBranch(error: unknown): never {
  if (error instanceof AppError && error.code === 'not_found') throw fieldError('branch_id', 'unknown_choice')
  throw error
}
