import type { Actor } from '../../../kernel/actor.ts'
import { question } from '../../../kernel/questions.ts'

/** Names of what is in use at a branch: while there is any, the branch cannot be archived. */
export const usesOfBranch = question<[actor: Actor, branchId: number], string[]>('what is at a branch')
