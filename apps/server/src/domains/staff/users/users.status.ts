import { AppError, type ErrorCode } from '@dsms/contract/kernel/errors'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { changePersonStatus } from '../staff/staff.service.ts'
import { namesOfPeople } from './users.data.ts'
import { mergedAmong } from './users.questions.ts'

const refusals = [
  'not_found',
  'own_account',
  'account_shared',
  'outranked',
  'illegal_transition',
  'plan_limit',
  'student_merged',
] as const
type Refusal = (typeof refusals)[number]

interface Change {
  ids: number[]
  status: 'active' | 'inactive'
  reason?: string | undefined
}

/**
 * Lets several people in or keeps them out. People whom the rules forbid are named and stay as they are; only the loss of the
 * last person who can edit roles refuses the whole.
 */
export async function changeUserStatus(services: Services, actor: Actor, { ids, status, reason }: Change) {
  const names = await namesOfPeople(actor, ids)
  const merged = status === 'active' ? await mergedAmong(actor, ids) : new Set()
  const changed: number[] = []
  const refused: { id: number; name: string; code: Refusal }[] = []
  // in the order of their keys, so that two who change the same people wait for one another
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    if (merged.has(id)) {
      refused.push({ id, name: names.get(id) ?? '', code: 'student_merged' })
      continue
    }
    try {
      await changePersonStatus(services, actor, { id, status, reason }, 'everybody')
      changed.push(id)
    } catch (error) {
      // these are told before anything is written, so the transaction goes on
      if (!(error instanceof AppError) || !isRefusal(error.code)) throw error
      refused.push({ id, name: names.get(id) ?? '', code: error.code })
    }
  }
  return { changed, refused }
}

const isRefusal = (code: ErrorCode): code is Refusal => refusals.some((one) => one === code)
