import { AppError } from '@dsms/contract/kernel/errors'
import type { Actor } from '../../../kernel/actor.ts'
import { ownStudents } from '../../students/public.ts'

/**
 * The student whose money the person who acts looks after: the named one, else the first; 0 where there is none. Throws
 * `not_found` for a student that is named and is somebody else's.
 */
export async function payingFor(actor: Actor, studentId: number | undefined): Promise<number> {
  const mine = (await ownStudents(actor)).filter(({ rights }) => rights.includes('pay'))
  const chosen = studentId === undefined ? mine[0] : mine.find(({ id }) => id === studentId)
  if (!chosen && studentId !== undefined) throw new AppError('not_found')
  return chosen?.id ?? 0
}
