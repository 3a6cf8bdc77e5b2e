import * as z from 'zod'
import { CallError } from '../../../kernel/call/callError.ts'

/** The lessons that the server named since a conflict has no decision; undefined where it refused for something else. */
export function unresolvedIn<One extends z.ZodType>(error: unknown, one: One): z.output<One>[] | undefined {
  if (!(error instanceof CallError) || error.code !== 'series_unresolved') return undefined
  return z.object({ occurrences: z.array(one) }).safeParse(error.body).data?.occurrences
}
