import type { Actor } from '../../../kernel/actor.ts'
import { question } from '../../../kernel/questions.ts'

/** How many issued invoices are in the school's currency: the profile warns before another one is chosen. */
export const countIssued = question<[actor: Actor], number>('how many invoices are in the currency of the school')
