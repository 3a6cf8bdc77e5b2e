import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { AppError } from '@dsms/contract/kernel/errors'
import { reaches, wholeSchool } from '@dsms/contract/kernel/permissions'
import { personKinds } from '@dsms/contract/kernel/session/personKinds'
import pg from 'pg'
import { z } from 'zod'
import type { Database } from '../../db/client.ts'

/** What `enter` tells about the signed-in person; see `db/sql/kernel/walls/enter.sql`. */
export const entryShape = z.object({
  id: z.int(),
  account_id: z.int(),
  school_id: z.int().nullable(),
  /** Where the person belongs, which is not where they act. */
  tenant: z.int(),
  role_id: z.int(),
  full_name: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  must_change_password: z.boolean(),
  must_set_up_two_step: z.boolean(),
  seconds_since_password: z.int(),
  preferences: z.record(z.string(), z.unknown()),
  kind: z.enum(personKinds),
  role_key: z.string().nullable(),
  role_name: z.string(),
  role_status: z.string(),
  school_name: z.record(z.string(), z.string()).nullable(),
  school_status: z.string().nullable(),
  organization_status: z.string().nullable(),
  permissions: z.array(z.string()).nullable(),
  /** Null for what reaches over everything. */
  reaches: z.record(z.enum(keysOf(wholeSchool)), z.enum(reaches)).nullable(),
  acts_in: z.int().nullable(),
  is_foreign: z.boolean(),
})
export type Entry = z.infer<typeof entryShape>

/** What `enter` said: as a text without what changes by itself, and read. */
export interface Entered {
  sameness: string
  entry: Entry
}

/** The answer of `enter` as the database wrote it: what it says is mostly known already, and need not be parsed. */
export const asWritten: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format: 'text') =>
    type === pg.types.builtins.JSONB ? String : pg.types.getTypeParser(type, format)) as never,
}

/** Null when the session is over. */
export const textOf = ({ rows }: pg.QueryResult): string | null => (rows[0] as { entry: string | null }).entry

/** So many sessions at most, each of a few kilobytes. */
const rememberedSessions = 2000

const entered = new WeakMap<Database, ReturnType<typeof rememberEntered>>()

export function enteredOf(database: Database) {
  let known = entered.get(database)
  if (!known) {
    known = rememberEntered()
    entered.set(database, known)
  }
  return known
}

/** What `enter` said last of each session and school that it acts in. */
function rememberEntered() {
  const known = new Map<string, Entered>()
  type Who = { sessionId: string; schoolId?: number | undefined }
  const keyOf = ({ sessionId, schoolId }: Who) => `${sessionId} ${schoolId ?? ''}`
  return {
    of: (who: Who) => known.get(keyOf(who)),
    /** Throws `session_ended` when nobody is in this session any more. */
    note(who: Who, text: string | null): Entered {
      const key = keyOf(who)
      const before = known.get(key)
      known.delete(key)
      if (text === null) throw new AppError('session_ended')
      const seconds = sinceWhen.exec(text)?.[1] ?? 'null'
      const sameness = text.replace(sinceWhen, '')
      const told =
        before?.sameness === sameness
          ? { sameness, entry: { ...before.entry, seconds_since_password: JSON.parse(seconds) } }
          : { sameness, entry: JSON.parse(text) as Entry }
      known.set(key, told)
      const [oldest = key] = known.keys()
      if (known.size > rememberedSessions) known.delete(oldest)
      return told
    },
  }
}

const sinceWhen = /"seconds_since_password": (-?\d+|null)/
