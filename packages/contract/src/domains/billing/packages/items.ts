import { z } from 'zod'
import { minorUnits } from '../../../kernel/shared.ts'
import { lessonKinds } from '../../schedule/lessonTypes/calls.ts'

/** What a package has other than lessons. */
export const pieces = ['exam_fee', 'authority_fee', 'material', 'document', 'other'] as const
export type Piece = (typeof pieces)[number]

/** Lessons are counted in minutes or one by one; all else one by one. */
export const creditUnits = ['minutes', 'pieces'] as const
export type CreditUnit = (typeof creditUnits)[number]

/** Lessons of some kinds, or pieces of one kind. */
export const packageItem = z.object({
  lesson_kinds: z.array(z.enum(lessonKinds)).max(lessonKinds.length).default([]),
  piece: z.enum(pieces).nullish(),
  unit: z.enum(creditUnits).default('minutes'),
  qty: z.int().min(1).max(100_000),
  /** What all of it costs outside packages, tax included. By the prices of lesson types unless said. */
  worth_minor: minorUnits.min(0).nullish(),
})
export type PackageItem = z.infer<typeof packageItem>

/** The same as somebody types it: either lessons or pieces, and pieces are counted one by one whatever is said. */
export const packageItemInput = packageItem
  .superRefine(({ lesson_kinds, piece }, context) => {
    if (lesson_kinds.length > 0 === (piece != null))
      context.addIssue({ code: 'custom', message: 'required', path: ['lesson_kinds'], input: lesson_kinds })
  })
  .transform((item): PackageItem => (item.piece ? { ...item, unit: 'pieces' } : item))

/** When instalments after the first are due: after months, or the day before a lesson of the course. */
export const partsDue = ['months', 'lessons'] as const
export type PartsDue = (typeof partsDue)[number]

/** The lesson before which a part is due: with one every 6 lessons, part 2 is due before lesson 7. */
export const stepOfPart = (part: number, every: number): number => (part - 1) * every + 1
