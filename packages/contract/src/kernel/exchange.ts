import { z } from 'zod'

/** At most this many rows in one spreadsheet; CSV is streamed and has no end. */
export const exportLimit = 50_000
/** At most this many rows in one file; the browser sends them in pieces, so that others are served in between. */
export const importLimit = 5_000
/** At most this many rows in one call, which is one transaction. */
export const importPiece = 200

export const fileFormat = { format: z.enum(['csv', 'xlsx']) }

export const importBody = z.object({
  /** Rows are checked one by one, so that each wrong one is told. */
  rows: z.array(z.record(z.string(), z.unknown())).min(1).max(importPiece),
  /** `check` only looks, `all` needs every row right, `good` leaves the wrong ones out. */
  mode: z.enum(['check', 'all', 'good']),
  /** Who looks like somebody who is there already is added all the same. */
  with_doubles: z.boolean().optional(),
  /** Ends, where it is not `all`, when its share of time is used up; `done` tells so, and the rest is sent again. */
  in_time: z.boolean().optional(),
})
export type ImportBody = z.output<typeof importBody>

export const importAnswer = z.object({
  imported: z.int(),
  /** How many of the first rows were looked at; left out where all of them were. */
  done: z.int().min(1).optional(),
  /** Cells that mean something else than they say: `0501234567` as `+966501234567`. Left out where there are none. */
  cleaned: z.array(z.object({ row: z.int(), fields: z.record(z.string(), z.string()) })).optional(),
  rows: z.array(
    z.object({
      /** From 1, as the rows of the call. */
      row: z.int(),
      fields: z.record(
        z.string(),
        z.object({ code: z.string(), params: z.record(z.string(), z.unknown()).optional() }),
      ),
    }),
  ),
})
export type ImportAnswer = z.infer<typeof importAnswer>

/** What an import call shares with every other, other than its address, its access and its body. */
export const importing = {
  method: 'POST',
  response: importAnswer,
  bodyLimit: 2_000_000,
  errors: ['import_rows_invalid'],
} as const
