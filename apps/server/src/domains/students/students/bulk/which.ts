import { fieldError } from '@dsms/contract/kernel/errors'
import { mostMatching, type whichStudents } from '@dsms/contract/students/students/bulk'
import type { z } from 'zod'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Services } from '../../../../kernel/services.ts'
import { studentListing } from '../students.data.ts'
import { students } from '../students.table.ts'

export type Which = z.output<z.ZodObject<typeof whichStudents>>

/** The keys of those whom a deed on many is about: of a list's filters as they are counted now, and never more than may be. */
export async function idsOf({ tokens }: Pick<Services, 'tokens'>, actor: Actor, which: Which): Promise<number[]> {
  if (which.ids) return [...new Set(which.ids)]
  if (!which.matching) throw fieldError('ids', 'required')
  const { where } = await studentListing(tokens, actor, { ...which.matching, ids: [] })
  const found = await actor.db
    .select({ id: students.id })
    .from(students)
    .where(where)
    .limit(mostMatching + 1)
  if (found.length > mostMatching) throw fieldError('matching', 'too_many', { max: mostMatching })
  return found.map(({ id }) => id)
}
