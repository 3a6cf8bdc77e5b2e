import { AppError } from '@dsms/contract/kernel/errors'
import type { KeptFile } from '@dsms/contract/kernel/files'
import type { trainerCredentials as area } from '@dsms/contract/people/credentials/calls'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortOf, SortsOf } from '../../../kit/areas/area.ts'
import { finds as findsIn } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { lackedForCredential } from '../documents/documents.sight.ts'
import { trainers } from '../trainers/trainers.table.ts'
import { trainerCredentials as kept } from './credentials.table.ts'

type Query = FilterOf<typeof area>

const light = sql<
  string | null
>`credential_light(${kept.status}, ${kept.issuedOn}, ${kept.expiresOn}, (select ${todayHere}))`

const lackedBy = (actor: Actor) => lackedForCredential(actor, sql`${kept.kind}`, sql`${kept.status}`)

/**
 * Credentials as a list and their own page show them; each is called by its trainer. What the actor lacks the right to open is
 * closed, unless the credentials are their own.
 */
export async function credentialRows(actor: Actor, page: Page, { isOwn = false } = {}) {
  const { db, language } = actor
  const lacks = isOwn ? sql<null>`null` : lackedBy(actor)
  const rows = await paged(
    db
      .select({
        ...wireColumns(kept, language),
        name: nameSql(trainers.name, language),
        trainer: nameSql(trainers.name, language),
        trainer_no: trainers.trainerNo,
        light,
        has_file: sql<boolean>`${kept.fileId} is not null`,
        file: sql<Omit<
          KeptFile,
          'url'
        > | null>`(select json_build_object('id', f.id, 'fileName', f.name, 'type', f.type, 'bytes', f.bytes) from credential_file(${kept.id}) f where (${lacks}) is null)`,
        lacks,
        replaced_by_id: sql<
          number | null
        >`(select max(n.id) from trainer_credentials n where n.tenant = ${kept.tenant} and n.replaces_id = ${kept.id} and n.archived_at is null)`,
      })
      .from(kept)
      .innerJoin(trainers, and(eq(trainers.tenant, kept.tenant), eq(trainers.id, kept.trainerId)))
      .$dynamic(),
    page,
  )
  return rows.map((row) => ({
    ...row,
    ...(row.lacks === null ? {} : { number: null, notes: null }),
    file: row.file && { ...row.file, url: `/api/school/credentials/${row.id}/file` },
  }))
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
    number: sql`case when (${lackedBy(actor)}) is null then ${kept.number} end`,
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
    and(sql`(${lackedBy(actor)}) is null`, findsIn(kept.search, q)),
    sql`exists (select from ${trainers} where ${trainers.tenant} = ${kept.tenant} and ${trainers.id} = ${kept.trainerId} and ${findsIn(trainers.search, q)})`,
  )

const narrowed = ({ trainer_id, kind, light: lights }: Query): (SQL | undefined)[] => [
  trainer_id ? eq(kept.trainerId, trainer_id) : undefined,
  kind.length ? inArray(kept.kind, kind) : undefined,
  lights.length ? inArray(light, lights) : undefined,
]

interface CredentialFile extends Record<string, unknown> {
  id: number
  name: string
  type: string
  bytes: number
  hash: string
  lacks: string | null
}

/** Where the bytes of credentials of a trainer, or of one credential, are kept, with what the actor lacks to open each. */
export async function credentialFiles(
  actor: Actor,
  which: { id: number } | { trainerId: number },
): Promise<CredentialFile[]> {
  const chosen = 'id' in which ? sql`c.id = ${which.id}` : sql`c.trainer_id = ${which.trainerId}`
  const { rows } = await actor.db.execute<CredentialFile>(sql`
    select c.id, f.name, f.type, f.bytes, f.hash, ${lackedForCredential(actor, sql`c.kind`, sql`c.status`)} as lacks
      from ${kept} c, credential_file(c.id) f
     where c.tenant = ${actor.tenant} and ${chosen} order by c.id`)
  return rows
}

/** The bytes' place of a credential that the actor may open. Throws `not_found` where there is none, and `forbidden`. */
export async function credentialFile(actor: Actor, id: number, { isOwn = false } = {}): Promise<CredentialFile> {
  const [file] = await credentialFiles(actor, { id })
  if (!file) throw new AppError('not_found')
  if (file.lacks !== null && !isOwn) throw new AppError('forbidden', { permission: `trainers.${file.lacks}` })
  return file
}
