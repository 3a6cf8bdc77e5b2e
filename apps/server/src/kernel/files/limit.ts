import type { Actor } from '../actor.ts'
import { question } from '../questions.ts'

/** Throws `plan_limit` when the school may keep no more files; two who keep something at once are counted one by one. */
export const checkStorage = question<[actor: Actor], void>('whether a school may keep more files')
