import { AppError } from '@dsms/contract/kernel/errors'
import type { KeptFile } from '@dsms/contract/kernel/files'
import type { Permission } from '@dsms/contract/kernel/permissions'
import { credentialPrivileges } from '@dsms/contract/trainers/credentials/rules'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { trainerCredentials } from './credentials.table.ts'

type Privilege = 'see_id' | 'see_medical'

/** Papers of one sort of people: which privilege opens a kind of them, and who decides about them. */
interface Papers {
  of: 'students' | 'trainers'
  table: PgTable & Record<'tenant' | 'id' | 'kind' | 'status', PgColumn>
  /** Whose papers they are. */
  person: PgColumn
  privileges: Partial<Record<string, Privilege>>
  decides: Permission
  /** The database's function that hands out the file of a paper. */
  fileOf: (id: PgColumn) => SQL
  /** Where the office reads the bytes of a paper. */
  addressOf: (id: number) => string
}

type ShownFile = Omit<KeptFile, 'url'>

/** Columns of a paper for those who may open it, as the database answers them. */
interface Told {
  id: number
  number: string | null
  notes: string | null
  file: ShownFile | null
  lacks: Privilege | null
}

/** Where the bytes of a paper are kept, with what the actor lacks to open it. */
const paperFileRow = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  hash: z.string(),
  lacks: z.enum(['see_id', 'see_medical']).nullable(),
})
type PaperFile = z.infer<typeof paperFileRow>

/** Nobody lacks anything for papers of their own, which the portals show. */
interface Own {
  isOwn?: boolean
}

/** Who may open papers: their page, lists, sheets, the search, the files and copies of them all ask here. */
export function papersOf({ of, table, person, privileges, decides, fileOf, addressOf }: Papers) {
  /** Kinds that stay closed to the actor, each with the privilege that would open it. */
  const closedKinds = (actor: Actor) =>
    Object.entries(privileges).filter(([, privilege]) => privilege && !holds(actor, `${of}.${privilege}`))

  /** What the actor lacks to open a paper, or null: whoever decides about papers opens those that wait. */
  const lacksOf = (actor: Actor, { isOwn = false }: Own = {}) => {
    const closed = isOwn ? [] : closedKinds(actor)
    if (closed.length === 0) return sql<null>`null`
    const waits = holds(actor, decides) ? sql`when ${table.status} = 'pending' then null` : sql``
    return sql<Privilege | null>`case ${waits} ${sql.join(
      closed.map(([kind, privilege]) => sql`when ${table.kind} = ${kind} then ${privilege}`),
      sql` `,
    )} end`
  }

  const isOpen = (actor: Actor, own?: Own) => sql<boolean>`(${lacksOf(actor, own)}) is null`

  async function filesOf(actor: Actor, chosen: SQL, own: Own): Promise<PaperFile[]> {
    const rows = await rowsOf(
      actor.db,
      paperFileRow,
      sql`
        select ${table.id}, f.name, f.type, f.bytes, f.hash, ${lacksOf(actor, own)} as lacks
          from ${table}, ${fileOf(table.id)} f
         where ${table.tenant} = ${actor.tenant} and ${chosen} order by ${table.id}`,
    )
    return rows
  }

  return {
    /** Whether the actor may open a paper, as a condition. */
    isOpen,
    /** The file of a paper where the actor may open it. */
    shownFile: (actor: Actor, own?: Own) => sql<ShownFile | null>`(
      select json_build_object('id', f.id, 'fileName', f.name, 'type', f.type, 'bytes', f.bytes)
        from ${fileOf(table.id)} f where ${isOpen(actor, own)})`,
    lacksOf,
    addressOf,
    /** A paper without what the reader may not open, its file with the address of the bytes. */
    asSeen: <Row extends Told>(row: Row) => ({
      ...row,
      ...(row.lacks === null ? {} : { number: null, notes: null }),
      file: row.file && { ...row.file, url: addressOf(row.id) },
    }),
    /** Files of somebody that the actor may open. */
    openFiles: async (actor: Actor, personId: number, own: Own = {}): Promise<PaperFile[]> =>
      (await filesOf(actor, eq(person, personId), own)).filter(({ lacks }) => lacks === null),
    /** The file of a paper that the actor may open. Throws `not_found` where there is none, and `forbidden`. */
    openFile: async (actor: Actor, id: number, own: Own = {}): Promise<PaperFile> => {
      const [file] = await filesOf(actor, eq(table.id, id), own)
      if (!file) throw new AppError('not_found')
      if (file.lacks !== null) throw new AppError('forbidden', { permission: `${of}.${file.lacks}` })
      return file
    },
  }
}

export const trainerPapers = papersOf({
  of: 'trainers',
  table: trainerCredentials,
  person: trainerCredentials.trainerId,
  privileges: credentialPrivileges,
  decides: 'trainer_credentials.verify',
  fileOf: (id) => sql`credential_file(${id})`,
  addressOf: (id) => `/api/school/credentials/${id}/file`,
})
