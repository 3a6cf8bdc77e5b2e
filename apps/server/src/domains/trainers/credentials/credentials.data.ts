import type { trainerCredentials as area } from '@dsms/contract/trainers/credentials/calls'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortOf, SortsOf } from '../../../kit/areas/area.ts'
import { finds as findsIn } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { trainers } from '../trainers/trainers.table.ts'
import { trainerCredentials as kept } from './credentials.table.ts'
import { trainerPapers } from './papers.sight.ts'

type Query = FilterOf<typeof area>

const light = sql<
  string | null
>`credential_light(${kept.status}, ${kept.issuedOn}, ${kept.expiresOn}, (select ${todayHere}))`

/**
 * Credentials as a list and their own page show them; each is called by its trainer. What the actor lacks the right to open is
 * closed, unless the credentials are their own.
 */
export async function credentialRows(actor: Actor, page: Page, own: { isOwn?: boolean } = {}) {
  const { db, language } = actor
  const rows = await paged(
    db
      .select({
        ...wireColumns(kept, language),
        name: nameSql(trainers.name, language),
        trainer: nameSql(trainers.name, language),
        trainer_no: trainers.trainerNo,
        light,
        has_file: sql<boolean>`${kept.fileId} is not null`,
        file: trainerPapers.shownFile(actor, own),
        lacks: trainerPapers.lacksOf(actor, own),
        replaced_by_id: sql<
          number | null
        >`(select max(n.id) from trainer_credentials n where n.tenant = ${kept.tenant} and n.replaces_id = ${kept.id} and n.archived_at is null)`,
      })
      .from(kept)
      .innerJoin(trainers, and(eq(trainers.tenant, kept.tenant), eq(trainers.id, kept.trainerId)))
      .$dynamic(),
    page,
  )
  return rows.map((row) => trainerPapers.asSeen(row))
}

const trainerName = (language: Actor['language']) =>
  sql`(select ${nameSql(sql`t.name`, language)} from trainers t where t.tenant = ${kept.tenant} and t.id = ${kept.trainerId})`

const asShown: SortOf<typeof area> = ['name', 'kind', '-expires_on']

/** Which credentials a list is about, in its order. */
export const credentialListing = (actor: Actor, query: Query) => {
  const sorts: SortsOf<typeof area> = {
    name: trainerName(actor.language),
    trainer: trainerName(actor.language),
    kind: kept.kind,
    number: sql`case when ${trainerPapers.isOpen(actor)} then ${kept.number} end`,
    issued_on: kept.issuedOn,
    expires_on: kept.expiresOn,
  }
  return {
    table: kept,
    where: and(
      ownedBy(actor, kept),
      filtered(kept, { ...query, q: undefined }),
      query.q ? finds(actor, query.q) : undefined,
      ...narrowed(query),
    ),
    order: sortedBy(actor, kept, query.sort, sorts, asShown),
    rows: credentialRows,
  }
}

/** By number and authority, where the actor is told them, or by whatever finds the trainer. */
const finds = (actor: Actor, q: string) =>
  or(
    and(trainerPapers.isOpen(actor), findsIn(kept.search, q)),
    sql`exists (select from ${trainers} where ${trainers.tenant} = ${kept.tenant} and ${trainers.id} = ${kept.trainerId} and ${findsIn(trainers.search, q)})`,
  )

const narrowed = ({ trainer_id, kind, light: lights }: Query): (SQL | undefined)[] => [
  trainer_id ? eq(kept.trainerId, trainer_id) : undefined,
  kind.length ? inArray(kept.kind, kind) : undefined,
  lights.length ? inArray(light, lights) : undefined,
]
