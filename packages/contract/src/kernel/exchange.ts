import { z } from 'zod'

/** At most this many rows in one spreadsheet; CSV is streamed and has no end. */
export const exportLimit = 50_000
export const importLimit = 1_000

export const fileFormat = { format: z.enum(['csv', 'xlsx']) }

export const importBody = z.object({
  /** Rows are checked one by one, so that each wrong one is told. */
  rows: z.array(z.record(z.string(), z.unknown())).min(1).max(importLimit),
  /** `check` only looks, `all` needs every row right, `good` leaves the wrong ones out. */
  mode: z.enum(['check', 'all', 'good']),
})
export type ImportBody = z.output<typeof importBody>

export const importAnswer = z.object({
  imported: z.int(),
  rows: z.array(
    z.object({
      /** From 1, as in the file without its heading. */
      row: z.int(),
      fields: z.record(
        z.string(),
        z.object({ code: z.string(), params: z.record(z.string(), z.unknown()).optional() }),
      ),
    }),
  ),
})
export type ImportAnswer = z.infer<typeof importAnswer>

/** What an import call shares with every other, besides its address, its access and its body. */
export const importing = {
  method: 'POST',
  response: importAnswer,
  bodyLimit: 2_000_000,
  errors: ['import_rows_invalid'],
} as const
