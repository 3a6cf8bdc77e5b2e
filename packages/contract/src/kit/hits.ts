import { z } from 'zod'
import { id, instant } from '../kernel/shared.ts'

/** What a search over everything answers, the kinds in the order in which they are shown. */
export const hitKinds = [
  'student',
  'guardian',
  'lead',
  'trainer',
  'staff',
  'vehicle',
  'lesson',
  'invoice',
  'role',
  'school',
  'page',
] as const
export type HitKind = (typeof hitKinds)[number]

/** So many of each kind are answered. */
export const hitsOfKind = 5

export const hit = z
  .object({
    kind: z.enum(hitKinds),
    id,
    title: z.string(),
    /** What tells two of one name apart: an address, a plate, who teaches. */
    detail: z.string(),
    link: z.string(),
    photo: z.string().nullable(),
    /** The number of a student, trainer or invoice, the plate of a vehicle. */
    number: z.string().nullable(),
    phone: z.string().nullable(),
    /** As the record's own list says it. */
    status: z.string().nullable(),
    /** When a lesson begins; of people their next one, for whoever may see lessons. */
    lesson_at: instant.nullable(),
    /** What can be done at once: an address of ours, or a number to dial. */
    acts: z.array(z.object({ act: z.enum(['open', 'book', 'call']), link: z.string() })),
  })
  .meta({ id: 'SearchHit' })
export type SearchHit = z.infer<typeof hit>
