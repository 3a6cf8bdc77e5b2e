import type { whichStudents } from '@dsms/contract/students/students/bulk'
import type { z } from 'zod'
import type { ListState } from '../../../../kit/records/useListState.ts'

/** The students of a bulk act, in the form that its calls take. */
export type Which = z.input<z.ZodObject<typeof whichStudents>>

export const chosen = (rows: readonly { id: number }[]): Which => ({
  ids: rows.map(({ id }) => id),
})

export const matching = ({ q, filters }: Pick<ListState, 'q' | 'filters'>): Which => ({
  matching: { ...filters, ...(q ? { q } : {}) },
})
