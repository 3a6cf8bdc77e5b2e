import { listSchoolChoices } from '@dsms/contract/kernel/session/schools'
import { asc, desc, or, sql } from 'drizzle-orm'
import { schools } from '../../../db/tables/schools.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { finds } from '../../../kit/records/find.ts'

export function schoolChoiceRoutes(app: App) {
  serve(app, listSchoolChoices, async ({ actor, query }) => {
    const isChosen = sql`${schools.id} = ${query.chosen ?? 0}`
    const rows = await actor.db
      .select({ id: schools.id, name: schools.name, status: schools.status })
      .from(schools)
      .where(query.q ? or(finds(schools.search, query.q), isChosen) : undefined)
      .orderBy(desc(isChosen), asc(schools.id))
      .limit(20)
    return { rows: rows.map((row) => ({ ...row, name: nameIn(row.name, actor.language) })) }
  })
}
