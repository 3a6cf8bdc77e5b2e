import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText } from '../../../kernel/shared.ts'
import { guardianRights, guardians, linkGuardian } from '../guardians/calls.ts'
import { guardianRelations } from '../guardians/relations.ts'
import { leads } from '../leads/calls.ts'
import { students } from './calls.ts'

/** A guardian who is written down with the student, and what they may do. They are the main one. */
const guardian = guardians.input.extend({
  relation: z.enum(guardianRelations),
  rights: z.array(z.enum(guardianRights)).max(guardianRights.length),
})

/** A guardian who is there already, as the main one too: of a brother, say. Takes `guardians.edit`. */
const known_guardian = linkGuardian.body.omit({ is_main: true, school_id: true }).nullish()

const of = { method: 'POST', inSchool: true, status: 201 } as const
const response = z.object({ student_id: id })
const formErrors = [
  'arabic_letters',
  'latin_letters',
  'identity_taken',
  'invalid_identity',
  'student_no_taken',
  'two_guardians',
] as const

export const enrolPerson = endpoint({
  ...of,
  tag: students.tag,
  path: '/api/school/students/enrol',
  summary: 'Write down a student, with a new or known guardian where there is one: both or neither',
  access: { school: 'students.create', platform: 'schools.edit' },
  body: z.object({
    student: students.input,
    /** Takes `guardians.create` and `guardians.edit` too. */
    guardian: guardian.nullish(),
    known_guardian,
    school_id: id.optional(),
  }),
  response,
  errors: formErrors,
})

export const enrolLead = endpoint({
  ...of,
  tag: leads.tag,
  path: '/api/school/leads/:id/student',
  summary:
    'Make a student of a lead, or say which one it became; it is won by that. What the lead told is taken over, and said again of the same student nothing changes',
  access: { school: 'leads.convert', platform: 'schools.edit' },
  params: z.object({ id: idText }),
  body: z.object({
    /** Somebody new, which takes `students.create` too. Nothing where `student_id` names one who is there. */
    student: students.input.optional(),
    student_id: id.optional(),
    /** The student came of an earlier lead and is back: counted as won again. */
    is_back: z.boolean().default(false),
    guardian: guardian.nullish(),
    known_guardian,
    school_id: id.optional(),
  }),
  response,
  errors: [...formErrors, 'illegal_transition', 'lead_converted', 'lead_archived', 'lead_lost', 'student_of_lead'],
})
