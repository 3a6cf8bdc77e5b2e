import { type actionOwners, getSchoolToday, mostOfKind } from '@dsms/contract/insight/today/calls'
import { type CredentialKind, credentialNames } from '@dsms/contract/trainers/credentials/rules'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { isAllowed } from '../../../kernel/http/access.ts'
import { boundsOf } from './bounds.ts'
import { sources } from './sources.ts'

const actionRow = getSchoolToday.response.shape.actions.element.extend({ total: z.int() })
export type Action = z.infer<typeof actionRow>

const instant = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
/** Within a day by the clock; links alone by their number, which as a text would put 1000 before 999. */
const inADay = sql.raw('starts, since, length(link), link')
const or = (part: SQL | undefined, type: string) => part ?? sql.raw(`null::${type}`)

/** What waits for somebody, or for the actor alone, of the kinds that they may act on: those with the nearest deadline of each. */
export async function actionsOf(actor: Actor, whose: (typeof actionOwners)[number], day: string): Promise<Action[]> {
  const { db, tenant, language } = actor
  const text = (column: string) => sql`text_in(${sql.raw(column)}, ${language})`
  const kinds = Object.entries(sources)
    .filter(([, { permission }]) => holds(actor, permission))
    .map(([kind, { parts, acting }]) => {
      const one = parts(text, tenant, actor.id)
      const mayAct = acting !== undefined && isAllowed(acting, actor)
      return sql`
        (select ${kind} as kind, w.*, count(*) over ()::integer as total
           from (select ${one.subject} as subject, ${or(one.detail, 'text')} as detail, ${or(one.phone, 'text')} as phone, ${or(one.paper, 'text')} as paper,
                        ${or(one.cause, 'text')} as cause, ${or(one.expires, 'date')} as expires, ${or(one.deadline, 'date')} as deadline,
                        ${or(one.since, 'timestamptz')} as since, ${one.owner ? sql`nullif(${one.owner}, '')` : or(undefined, 'text')} as owner, ${or(one.ownerId, 'integer')} as owner_id,
                        ${one.link} as link, ${mayAct ? or(one.recordId, 'integer') : or(undefined, 'integer')} as record_id,
                        ${or(one.version, 'integer')} as version, ${or(one.starts, 'timestamptz')} as starts,
                        ${or(one.wanted, 'timestamptz')} as wanted, ${or(one.lastDay, 'date')} as last_day
                 ${one.from}) w
          where ${whose === 'all' ? sql`true` : sql`w.owner_id = ${actor.id}`}
          order by deadline nulls last, ${inADay} limit ${mostOfKind})`
    })
  if (kinds.length === 0) return []
  const found = await rowsOf(
    db,
    actionRow,
    sql`
      with d as (select time_zone as zone, (now() at time zone time_zone)::date as today, b.ends
                   from schools cross join (${boundsOf(tenant, day)}) b where id = ${tenant})
      select kind, subject, detail, paper, phone, cause, expires::text as expires_on, deadline::text, owner, link,
             case when record_id is not null then json_build_object('id', record_id, 'version', version) end as record,
             ${instant('starts')} as start, ${instant('wanted')} as wanted,
             (starts at time zone d.zone)::date::text as start_on, (wanted at time zone d.zone)::date::text as wanted_on,
             case when last_day is not null then json_build_object('first', deadline, 'last', last_day) end as days, total
        from (${sql.join(kinds, sql` union all `)}) a cross join d
       order by a.deadline nulls last, kind, ${inADay}`,
  )
  return found.map((row) => ({ ...row, detail: named(row, language) }))
}

/** A paper by its name, where a code says which it is. */
function named({ kind, detail }: Action, language: Actor['language']): string | null {
  if (kind === 'credential_expiring') return credentialNames[detail as CredentialKind][language]
  return detail
}
