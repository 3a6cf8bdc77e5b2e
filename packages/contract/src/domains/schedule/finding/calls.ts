import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant } from '../../../kernel/shared.ts'
import { lessonInput } from '../lessons/calls.ts'
import { violation } from '../rules/violations.ts'
import { partsOfDay, slotReasons } from './words.ts'

// The office asks this when somebody rings up: who is free, and when.

const of = { tag: 'lessons', inSchool: true } as const
const mayView = { school: 'schedules.view', platform: 'schools.view' } as const
const inQuery = { school_id: idText.optional() }

const choice = { id, name: z.string() }
const genders = ['male', 'female'] as const

export const listFreeSlots = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/free-slots',
  summary:
    'Starts at which a lesson could be given without breaking any rule: all of a span, each with everybody who is free, or with a `limit` the best ones, each once',
  access: mayView,
  query: z.object({
    type_id: idText,
    branch_id: idText,
    /** Now unless said, and four weeks on; at most 31 days apart. */
    from: instant.optional(),
    to: instant.optional(),
    /** Instead of `from`: the first day, where the school is. */
    from_day: day.optional(),
    minutes: z.coerce.number<string | number>().int().min(15).max(600).optional(),
    enrolment_id: idText.optional(),
    /** A lesson that is to be moved: what it takes counts as free. */
    lesson_id: idText.optional(),
    trainer_id: idText.optional(),
    vehicle_id: idText.optional(),
    /** As the student wishes unless said. */
    trainer_gender: z.enum(genders).optional(),
    part_of_day: z.enum(partsOfDay).optional(),
    /** So many starts at most, the best first and spread over the days. */
    limit: z.coerce.number<string | number>().int().min(1).max(100).optional(),
    ...inQuery,
  }),
  response: z.object({
    time_zone: z.string(),
    slots: z.array(
      z.object({
        start: instant,
        end: instant,
        trainer_id: id.nullable(),
        vehicle_id: id.nullable(),
        room_id: id.nullable(),
        simulator_id: id.nullable(),
        circuit_id: id.nullable(),
        /** Why it is good; nothing where no `limit` asks for the best. */
        reasons: z.array(z.enum(slotReasons)),
      }),
    ),
    /** Why there is none at all, where a `limit` asks for the best and that is plain. */
    against: z.array(violation),
    /** Those of the branch who could be asked for, whether they are free or not. */
    trainers: z.array(z.object({ ...choice, gender: z.enum(genders).nullable() })),
    vehicles: z.array(z.object({ ...choice, plate: z.string().nullable() })),
    /** Names of the rooms, simulators and circuits that `slots` have. */
    places: z.array(z.object({ ...choice, kind: z.enum(['room', 'simulator', 'circuit']) })),
  }),
  errors: ['unknown_choice', 'too_long_span', 'end_before_start'],
})

export const listSeatChoices = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/seat-choices',
  summary: 'Students in a course who may have lessons, to choose from by name, phone or number',
  access: { school: 'enrolments.view', platform: 'schools.view' },
  query: z.object({
    q: z.string().trim().max(100).optional(),
    student_id: idText.optional(),
    enrolment_id: idText.optional(),
    ...inQuery,
  }),
  response: z.object({
    rows: z.array(
      z.object({
        enrolment_id: id,
        student_id: id,
        student: z.string(),
        student_no: z.string(),
        /** For those who may see students. */
        phone: z.string().nullable(),
        licence_type: z.string(),
        trainer_id: id.nullable(),
        branch_id: id,
        trainer_gender: z.enum(['any', ...genders]),
        /** Of the lesson that they had or have last. */
        last_type_id: id.nullable(),
      }),
    ),
  }),
})

const judged = {
  ...choice,
  /** Two of one name are told apart by it: a phone, a plate, a number of seats. */
  detail: z.string().nullable(),
  branch_ids: z.array(id),
  /** Violations that the lesson has with them and not without; empty where they are free. */
  against: z.array(violation),
}

export const judgeChoices = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lessons/choices',
  summary: 'Trainers and vehicles for a lesson at a time: who is free first, of the others why not',
  access: mayView,
  isRead: true,
  body: lessonInput
    .pick({
      type_id: true,
      branch_id: true,
      start: true,
      end: true,
      trainer_id: true,
      vehicle_id: true,
      enrolment_ids: true,
    })
    .extend({ lesson_id: id.optional(), school_id: id.optional() }),
  response: z.object({
    trainers: z.array(z.object(judged)),
    vehicles: z.array(z.object(judged)),
    /** Lessons that are in the way of some. */
    lessons: z.array(z.object({ id, start: instant, end: instant, student: z.string().nullable(), type: z.string() })),
  }),
  errors: ['unknown_choice', 'end_before_start', 'too_long_span'],
})
