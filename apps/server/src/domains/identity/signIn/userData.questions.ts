import type { Db } from '../../../db/client.ts'
import { question } from '../../../kernel/questions.ts'

/** How many lines the cart of a person has. */
export const cartLinesOf = question<[db: Db, personId: number], number>('how many lines a cart has')
