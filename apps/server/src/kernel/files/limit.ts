import type { Actor } from '../actor.ts'
import { question } from '../questions.ts'

/** Throws `plan_limit` when the school's files are at their limit; two who keep something at once are counted one by one. */
export const checkStorage = question<[actor: Actor], void>('whether a school may keep more files')
