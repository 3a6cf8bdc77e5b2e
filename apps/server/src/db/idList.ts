import { type SQL, sql } from 'drizzle-orm'

/** Keys as one parameter, for `= any(…)` and `unnest(…)`: the text of a statement is the same however many there are. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`
