import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { currencyCode, id, idText, instant } from '../../../kernel/shared.ts'
import { cancelReasons } from '../lessons/statuses.ts'
import { costCauses, freeCauses } from './cost.ts'

/** What a student would owe. */
export const cost = z
  .object({
    cause: z.enum(costCauses),
    percent: z.int(),
    /** In the smallest unit of the currency; null for readers who may not see payments. */
    amount_minor: z.int().nullable(),
    /** Null where the lesson has no price. */
    currency: currencyCode.nullable(),
    free_until: instant,
    /** What makes it free until then; what was kept before this was said goes by the notice. */
    free_by: z.enum(freeCauses).default('notice'),
    /** A doctor's note, brought to the office, waives it. */
    may_prove: z.boolean(),
    gives_priority: z.boolean(),
  })
  .meta({ id: 'LessonCost' })
export type LessonCost = z.infer<typeof cost>

export const previewCancellation = endpoint({
  tag: 'lessons',
  inSchool: true,
  method: 'POST',
  path: '/api/school/lessons/:id/cancellation-preview',
  summary: 'What students would owe if a lesson were cancelled now, or the seat of one of them',
  access: { school: ['schedules.status', 'schedules.edit'], platform: 'schools.edit' },
  isRead: true,
  params: z.object({ id: idText }),
  body: z.object({
    reason: z.enum(cancelReasons),
    /** A doctor's note is there. */
    has_proof: z.boolean().default(false),
    booking_id: id.optional(),
    school_id: id.optional(),
  }),
  response: z.object({
    time_zone: z.string(),
    costs: z.array(z.object({ booking_id: id, student: z.string().nullable(), cost })),
  }),
})
