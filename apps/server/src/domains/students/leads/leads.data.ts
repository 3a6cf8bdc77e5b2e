import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { type leads as area, cardsOfColumn } from '@dsms/contract/students/leads/calls'
import {
  followUpOn,
  type LeadSource,
  type LeadStatus,
  type leadGearboxes,
  leadStatuses,
  openLeads,
} from '@dsms/contract/students/leads/rules'
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { branches } from '../../../db/tables/branches.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import { keysCalled, type Reference } from '../../../kit/areas/area.sheet.ts'
import type { FilterOf, SortsOf } from '../../../kit/areas/area.ts'
import { isAmong } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { licenceTypes } from '../../curriculum/public.ts'
import { leads, leadTalks } from './leads.table.ts'

type Query = FilterOf<typeof area>

const licenceName = (actor: Actor) => nameSql(licenceTypes.name, actor.language)

/** Of erased ones nothing is left that anybody could read or change; they are only counted. */
const isKept = isNull(leads.erasedAt)

/** Leads as a list shows them, with how their follow-ups stand today where the school is. */
export async function leadRows(actor: Actor, { where, ...page }: Page) {
  const rows = await paged(
    actor.db
      .select({
        ...wireColumns(leads, actor.language),
        licence_type: sql<string | null>`${licenceName(actor)}`,
        branch: sql<string | null>`${nameSql(branches.name, actor.language)}`,
        owner: users.fullName,
        // the board shows them as they are, so that their texts have to be told
        status: sql<LeadStatus>`${leads.status}`,
        source: sql<LeadSource>`${leads.source}`,
        gearbox: sql<(typeof leadGearboxes)[number] | null>`${leads.gearbox}`,
        today: sql<string>`to_char((select ${todayHere}), 'YYYY-MM-DD')`,
      })
      .from(leads)
      .leftJoin(licenceTypes, eq(licenceTypes.id, leads.licenceTypeId))
      .leftJoin(branches, eq(branches.id, leads.branchId))
      .leftJoin(users, eq(users.id, leads.ownerId))
      .$dynamic(),
    { ...page, where: and(where, isKept) },
  )
  return rows.map(({ today, ...row }) => ({ ...row, follow_up: followUpOn(today, row) }))
}

const sorts: SortsOf<typeof area> = {
  follow_up_on: leads.followUpOn,
  source: leads.source,
  owner: sql`(select u.full_name from users u where u.id = ${leads.ownerId})`,
}

/** Which leads a list is about: the newest first, unless told. */
export function leadListing(actor: Actor, query: Query) {
  return {
    table: leads,
    where: conditionOf(actor, query),
    order: sortedBy(actor, leads, query.sort, sorts, ['-created_at']),
    rows: leadRows,
  }
}

const conditionOf = (actor: Actor, query: Query): SQL | undefined =>
  and(
    ownedBy(actor, leads),
    isKept,
    filtered(leads, { ...query, q: undefined }),
    query.q ? isAmong(actor, leads, query.q) : undefined,
    query.source.length ? inArray(leads.source, query.source) : undefined,
    query.licence_type_id ? eq(leads.licenceTypeId, query.licence_type_id) : undefined,
    query.owner_id ? eq(leads.ownerId, query.owner_id) : undefined,
    query.branch_id ? eq(leads.branchId, query.branch_id) : undefined,
    query.student_id ? eq(leads.studentId, query.student_id) : undefined,
    query.due ? and(isOpen, sql`${leads.followUpOn} <= (select ${todayHere})`) : undefined,
  )

// written out, since the index of follow-ups is found by the same words
const isOpen = sql`${leads.status} in (${sql.raw(openLeads.map((status) => `'${status}'`).join(', '))})`

/** The board: of each status how many there are, and the cards that are to be followed up soonest, in one round trip. */
export async function boardOf(actor: Actor, query: Omit<Query, 'sort' | 'status' | 'archived'>) {
  const where = conditionOf(actor, query)
  const first = sql`
    select placed.id from (
      select ${leads.id}, row_number() over (partition by ${leads.status} order by ${leads.followUpOn} nulls last, ${leads.id} desc) as place
        from ${leads} where ${where}) as placed
     where placed.place <= ${cardsOfColumn}`
  const order = [asc(leads.followUpOn), desc(leads.id)]
  const columns = keysOf(leadStatuses)
  const [cards, totals] = await together([
    () =>
      leadRows(actor, {
        where: and(ownedBy(actor, leads), sql`${leads.id} in (${first})`),
        order,
        limit: columns.length * cardsOfColumn,
        offset: 0,
      }),
    () => actor.db.select({ status: leads.status, total: count() }).from(leads).where(where).groupBy(leads.status),
  ])
  return columns.map((status) => ({
    status,
    total: totals.find((one) => one.status === status)?.total ?? 0,
    rows: cards.filter((card) => card.status === status),
  }))
}

/** The staff who may look after leads. */
export const ownersOf = ({ db, tenant }: Actor) =>
  db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(and(eq(users.tenant, tenant), eq(users.kind, 'staff'), eq(users.status, 'active')))
    .orderBy(asc(users.fullName))
    .limit(500)

export async function isOwner({ db, tenant }: Actor, id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.tenant, tenant), eq(users.kind, 'staff'), eq(users.status, 'active')))
  return found !== undefined
}

/** Staff by the full name that a file says, compared as searches do; see `Reference`. */
export const ownersByName: Reference = (actor, called) =>
  keysCalled(
    actor,
    called,
    sql`select u.id, u.full_name from users u where u.tenant = ${actor.tenant} and u.kind = 'staff' and u.status = 'active'`,
  )

/** What was said with a lead, the latest first. */
export const talksOf = ({ db, tenant }: Actor, leadId: number) =>
  db
    .select({
      id: leadTalks.id,
      at: leadTalks.at,
      by: users.fullName,
      said: leadTalks.said,
      next_on: leadTalks.nextOn,
    })
    .from(leadTalks)
    .leftJoin(users, eq(users.id, leadTalks.byId))
    .where(and(eq(leadTalks.tenant, tenant), eq(leadTalks.leadId, leadId)))
    .orderBy(desc(leadTalks.at), desc(leadTalks.id))
    .limit(200)
