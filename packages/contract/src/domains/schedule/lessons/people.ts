import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { currencyCode, id, idText } from '../../../kernel/shared.ts'
import { told } from '../../students/notices/told.ts'

export const getLessonPeople = endpoint({
  tag: 'lessons',
  inSchool: true,
  method: 'GET',
  path: '/api/school/lessons/:id/people',
  summary:
    'Students of a lesson for its card: how to reach them, which of their lessons it is, what they owe, and who would be told of a change',
  access: { school: 'schedules.view', platform: 'schools.view' },
  params: z.object({ id: idText }),
  query: z.object({ school_id: idText.optional() }),
  response: z.object({
    people: z.array(
      z.object({
        booking_id: id,
        student_id: id,
        student_no: z.string(),
        photo: z.string().nullable(),
        /** For those who may see students. */
        phone: z.string().nullable(),
        has_account: z.boolean(),
        /** Which lesson of its stage it is in the course, and of how many: those that are booked and those that are still owed; null of an exam or a class. */
        nth: z.int().nullable(),
        of: z.int().nullable(),
        /** By currency, for those who may see payments; null for others. */
        owed: z.array(z.object({ currency: currencyCode, open_minor: z.int(), overdue_minor: z.int() })).nullable(),
      }),
    ),
    /** Of a lesson to come: who would hear that it changes. */
    told,
  }),
})
