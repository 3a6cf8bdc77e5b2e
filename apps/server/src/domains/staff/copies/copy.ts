import { Readable } from 'node:stream'
import { AppError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { auditLog } from '../../../db/tables/audit.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { type FileStore, privateName } from '../../../kernel/files/fileStore.ts'
import { type ZipEntry, zipOf } from '../../../kernel/files/zip.ts'
import { fileAnswer } from '../../../kit/records/files.ts'

export interface CopiedFile {
  /** In the archive. */
  path: string
  /** In the store. */
  stored: string
}

/** The copy of a person's data. */
export interface Copy {
  /** Names the archive. */
  name: string
  /** JSON files by their names. */
  records: Record<string, object>
  files: CopiedFile[]
  /** Made one by one while the archive is sent. */
  drawn: { path: string; draw: () => Promise<Uint8Array> }[]
}

/** What no reader needs: keys of the server's own, what is found by, and numbers in a form that nobody reads. */
const innards = new Set([
  ...['tenant', 'school_id', 'search', 'version', 'person_version', 'contact_text', 'student_text', 'remind_at'],
  ...[
    'id_sealed',
    'id_hash',
    'names',
    'bookmarks',
    'due_at',
    'gaps',
    'days_still',
    'blocked_by',
    'currency',
    'sees_pay',
  ],
])

export type Row = Record<string, unknown>

/** Rows without the innards, and without the columns that are kept back. */
export const withoutInnards = (rows: object[], ...keptBack: string[]): Row[] =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => !innards.has(key) && !keptBack.includes(key))),
  )

/** Of rows the columns that are named alone, where there is something in one of them. */
export const onlyColumns = (rows: object[], columns: string[]): Row[] =>
  rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => key === 'id' || columns.includes(key))))
    .filter((row) => Object.entries(row).some(([key, value]) => key !== 'id' && value !== null && value !== ''))

/** A file as somebody brought it in, under a name that every system can unpack. */
export const keptFile = (kind: string, row: { id: number; name: string; hash: string }): CopiedFile => ({
  path: `files/${kind}-${row.id}-${row.name.replace(/[\p{Cc}/\\:*?"<>|]/gu, '_')}`,
  stored: privateName(row.hash),
})

/** A picture that has an address of the server's own; nothing of one that lies elsewhere. */
export function pictureFile(address: string | null | undefined): CopiedFile[] {
  const name = address?.match(/^\/(files\/[A-Za-z0-9._-]+)$/)?.[1]
  return name ? [{ path: `files/photo.${name.split('.').at(-1)}`, stored: name }] : []
}

/** Sends a copy after the transaction: papers as they lie, then those that are drawn, the records last. */
export const copyAnswer = (store: FileStore, copy: Copy) =>
  fileAnswer(`${copy.name}.zip`, 'application/zip', async () => Readable.from(zipOf(entriesOf(store, copy))))

async function* entriesOf(store: FileStore, { files, drawn, records }: Copy): AsyncGenerator<ZipEntry> {
  const missing: string[] = []
  for (const { path, stored } of files) {
    const found = await store.read(stored).catch(gone)
    if (found) yield { name: path, content: found.stream }
    else missing.push(path)
  }
  for (const { path, draw } of drawn) yield { name: path, content: [await draw()] }
  for (const [name, record] of Object.entries(records)) yield { name, content: [Buffer.from(text(record))] }
  // one that lies nowhere any more is no reason to withhold the others
  if (missing.length) yield { name: 'missing-files.json', content: [Buffer.from(text(missing))] }
}

const text = (value: object) => JSON.stringify(value, undefined, 2)

function gone(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'file_gone')) throw error
}

/** Who made a copy and when stands in the history of the record, since from then on it is out of the school's hands. */
export const noteCopy = (
  actor: Actor,
  entity: 'students' | 'trainers',
  id: number,
  subject: string,
  how: 'copied' | 'printed' = 'copied',
) =>
  actor.db.insert(auditLog).values({
    tenant: actor.tenant,
    actorId: actor.id,
    requestId: sql`nullif(current_setting('app.request_id', true), '')`,
    entity,
    entityId: id,
    action: 'updated',
    subject,
    after: { personal_data: how },
  })
