import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Advisory locks by what is done in turns: numbers that others on the same server are unlikely to take, together so that no two are one. */
export const turns = {
  migrations: 7_401_155,
  rights: 7_401_156,
  demo: 7_401_157,
  taskOrder: 7_401_158,
  limits: 7_401_160,
  /** The table's own check of the tree takes it too. */
  organizationTree: 7_401_161,
  cart: 7_401_162,
  licenceTree: 7_401_163,
  // 7_401_270 is taken by the check of skills that need one another
  skillTree: 7_401_271,
  errorPresets: 7_401_272,
  mainBranch: 7_401_273,
  holidayPresets: 7_401_274,
  slugs: 7_401_275,
  fileContent: 7_401_276,
  trainerNumbers: 7_401_277,
  lessonTypePresets: 7_401_278,
  applicationMail: 7_401_279,
  applicationAddress: 7_401_280,
  callAsked: 7_401_281,
  schoolStart: 7_401_282,
} as const

/** Waits until nobody else does the same, for a school or a person where one is named; until the transaction ends. */
export const takeTurn = (db: Db, turn: keyof typeof turns, of?: number) =>
  of === undefined
    ? db.execute(sql`select pg_advisory_xact_lock(${turns[turn]}::bigint)`)
    : db.execute(sql`select pg_advisory_xact_lock(${turns[turn]}::integer, ${of}::integer)`)

/** The same for something that has a name and no number; two names may wait for one another without need, once in four billion. */
export const takeTurnOf = (db: Db, turn: keyof typeof turns, of: string) =>
  db.execute(sql`select pg_advisory_xact_lock(${turns[turn]}::integer, hashtext(${of}))`)
