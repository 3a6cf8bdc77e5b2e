import { AppError } from '@dsms/contract/kernel/errors'
import type { Reaches } from '@dsms/contract/kernel/permissions'
import type { PersonKind } from '@dsms/contract/kernel/session/personKinds'
import pg from 'pg'
import type { Database } from '../../db/client.ts'

/** What `enter` tells about the signed-in person; see `db/sql/kernel/walls/enter.sql`. */
export interface Entry {
  id: number
  account_id: number
  school_id: number | null
  /** Where the person belongs, which is not where they act. */
  tenant: number
  role_id: number
  full_name: string
  username: string
  email: string
  avatar: string | null
  must_change_password: boolean
  must_set_up_two_step: boolean
  seconds_since_password: number
  preferences: Record<string, unknown>
  kind: PersonKind
  role_key: string | null
  role_name: string
  role_status: string
  school_name: Record<string, string> | null
  school_status: string | null
  organization_status: string | null
  permissions: string[] | null
  /** Null for what reaches over everything. */
  reaches: Reaches | null
  acts_in: number | null
  is_foreign: boolean
}

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
