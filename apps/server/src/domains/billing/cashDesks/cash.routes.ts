import * as calls from '@dsms/contract/billing/cashDesks/calls'
import { eq, sql } from 'drizzle-orm'
import { branches } from '../../../db/tables/branches.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { zoneHere } from '../../../kernel/time/today.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import {
  checkCode,
  checkShut,
  closeCashDesk,
  deskMore,
  listCashSessions,
  openCashDesk,
  readCashDay,
} from './cash.service.ts'
import { cashDesks } from './cash.table.ts'

// written out: a select from one table alone drops the names of tables, and this names another
const openSince = sql<string | null>`(
  select to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from cash_sessions s
   where s.tenant = cash_desks.tenant and s.desk_id = cash_desks.id and s.closed_at is null)`

export function cashRoutes(app: App) {
  serveArea(app, calls.cashDesks, cashDesks, {
    sorts: { branch: cashDesks.branchId, code: cashDesks.code },
    rows: ({ db, language }, page) =>
      paged(
        db
          .select({
            ...wireColumns(cashDesks, language),
            branch: nameSql(branches.name, language),
            open_since: openSince.as('open_since'),
            time_zone: zoneHere,
          })
          .from(cashDesks)
          .innerJoin(branches, eq(branches.id, cashDesks.branchId))
          .$dynamic(),
        page,
      ),
    filters: ({ branch_id }) => [branch_id ? eq(cashDesks.branchId, branch_id) : undefined],
    more: deskMore,
    beforeWrite: async (actor, input, before) => {
      await checkCode(actor, input, before)
      return {}
    },
    beforeArchive: checkShut,
    beforeStatus: async (actor, desk) => {
      await checkShut(actor, desk)
      return {}
    },
    references: { branch: byName(branches) },
  })

  serve(app, calls.openCashDesk, ({ actor, params, body }) => openCashDesk(actor, params.id, body.float_minor))
  serve(app, calls.closeCashDesk, ({ actor, params, body }) => closeCashDesk(actor, params.id, body))
  serve(app, calls.listCashSessions, ({ actor, params, query }) => listCashSessions(actor, params.id, query))
  serve(app, calls.getCashSession, ({ actor, params }) => readCashDay(actor, params))
}
