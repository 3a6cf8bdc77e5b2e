import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, rowId, schoolId, tenant } from '../columns.ts'
import { users } from './users.ts'

/** What somebody uploaded. The bytes lie on the disk under their hash; the same bytes are kept once. */
export const files = pgTable(
  'files',
  {
    id: rowId(),
    ownerId: integer('owner_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    /** Of a picture: whether what its camera wrote into it was taken out. */
    isCleaned: boolean('is_cleaned').notNull().default(false),
  },
  (t) => [
    ...numbered('files', t),
    belongsTo('files_owner', [t.tenant, t.ownerId], users),
    check('files_bytes', sql`${t.bytes} > 0`),
    // what a school keeps is added up without reading its files
    index('files_tenant_bytes').on(t.tenant, t.bytes),
    index('files_owner_idx').on(t.ownerId, t.id.desc()),
    index('files_hash').on(t.hash),
    index('files_uncleaned').on(t.id).where(sql`not is_cleaned and type like 'image/%'`),
  ],
)

/** Who else may read a file: whom it was sent to. */
export const fileReaders = pgTable(
  'file_readers',
  {
    /** The file's; a reader may be of another: the platform and the administrators of schools write to one another. */
    tenant: tenant(),
    fileId: integer('file_id').notNull(),
    userId: integer('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.userId, t.tenant] }),
    belongsTo('file_readers_file', [t.tenant, t.fileId], files).onDelete('cascade'),
    index('file_readers_user_idx').on(t.userId),
  ],
)
