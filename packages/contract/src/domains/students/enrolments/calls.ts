import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, optionalText, rowVersion } from '../../../kernel/shared.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { plannedStage, stageMinutes } from '../../curriculum/courses/calls.ts'
import { gearboxes } from '../../curriculum/licences/calls.ts'
import { priorExperiences } from '../../curriculum/licences/requirements.ts'

export const trainingLevels = ['beginner', 'intermediate', 'expert'] as const

const access = ownedBySchool('enrolments')

/** A student in a course, from the first paper to the licence. One is live at a time for each licence type. */
export const enrolments = areaEndpoints({
  path: '/api/school/enrolments',
  tag: 'enrolments',
  one: 'an enrolment',
  many: 'enrolments',
  access,
  inSchool: true,
  statuses: {
    draft: ['awaiting_documents', 'cancelled', 'expired'],
    awaiting_documents: ['awaiting_payment', 'cancelled', 'expired'],
    awaiting_payment: ['active', 'cancelled', 'expired'],
    active: ['on_hold', 'training_complete', 'cancelled', 'expired'],
    on_hold: ['active', 'cancelled', 'expired'],
    training_complete: ['exam_phase', 'cancelled', 'expired'],
    exam_phase: ['passed', 'cancelled', 'expired'],
    passed: ['closed'],
    closed: [],
    cancelled: [],
    /** By itself, the day after its deadline. */
    expired: [],
  },
  reasons: ['on_hold', 'cancelled'],
  row: {
    student_id: id,
    student: z.string(),
    course_id: id,
    course: z.string(),
    licence_type_id: id,
    /** Its code. */
    licence_type: z.string(),
    branch_id: id,
    branch: z.string(),
    trainer_id: id.nullable(),
    trainer: z.string().nullable(),
    gearbox: z.enum(gearboxes),
    level: z.enum(trainingLevels),
    prior_experience: z.enum(priorExperiences),
    start_on: day,
    target_on: day.nullable(),
    deadline_on: day.nullable(),
    /** To the deadline, below 0 after it; null without one, and where nobody is on the way any more. */
    days_left: z.int().nullable(),
    official_file_no: z.string().nullable(),
  },
  more: {
    phone: z.string().nullable(),
    learner_permit_no: z.string().nullable(),
    learner_permit_issued_on: day.nullable(),
    learner_permit_expires_on: day.nullable(),
    notes: z.string().nullable(),
    prepaid_minutes: z.int().nullable(),
    /** Done before this school counted them, by stage; nobody taught them here. */
    earlier_minutes: stageMinutes,
    /** Of the licence type's requirements: the one that held on the first day, whatever was published since. */
    requirement_version: rowVersion,
    /** Minutes owed and done of each stage; `earlier` of that before this school. */
    stages: z.array(plannedStage.extend({ done: z.int(), earlier: z.int() })),
    owed_minutes: z.int(),
    done_minutes: z.int(),
    /** The days on which the student is old enough for each; null where no birthday is known. */
    possible_from: z.object({ theory: day, practice: day, exam: day }).nullable(),
  },
  input: z.object({
    student_id: id,
    course_id: id,
    branch_id: id,
    /** The one who accompanies the training; lessons name their own. */
    trainer_id: id.nullish(),
    /** The course's unless said. */
    gearbox: z.enum(gearboxes).nullish(),
    level: z.enum(trainingLevels).default('beginner'),
    /** The course's unless said. */
    prior_experience: z.enum(priorExperiences).nullish(),
    /** Today unless said. */
    start_on: day.nullish(),
    target_on: day.nullish(),
    deadline_on: day.nullish(),
    learner_permit_no: optionalText(60),
    learner_permit_issued_on: day.nullish(),
    learner_permit_expires_on: day.nullish(),
    official_file_no: optionalText(60),
    /** Minutes at the wheel that were bought; null where nobody counts them. */
    prepaid_minutes: z.int().min(0).max(100_000).nullish(),
    /** Done elsewhere, or here before the school counted: they count as training and draw on nothing that was bought. */
    earlier_minutes: stageMinutes.default({}),
    notes: optionalText(2000),
  }),
  filter: {
    student_id: idText.optional(),
    course_id: idText.optional(),
    licence_type_id: idText.optional(),
    branch_id: idText.optional(),
    trainer_id: idText.optional(),
    /** Those who may have lessons. */
    is_learning: z.stringbool().optional(),
    /** Live ones whose deadline comes within so many days. */
    deadline_within: z.coerce.number<string | number>().int().min(0).max(366).optional(),
  },
  sheet: [
    'student',
    'course',
    'branch',
    'trainer',
    'gearbox',
    'level',
    'prior_experience',
    'start_on',
    'target_on',
    'deadline_on',
    'learner_permit_no',
    'learner_permit_issued_on',
    'learner_permit_expires_on',
    'official_file_no',
  ],
  errors: [
    'already_enrolled',
    'course_closed',
    'enrolment_begun',
    'enrolment_live',
    'enrolment_over',
    'deadline_to_come',
    'end_before_start',
    'too_young',
  ],
})

export const listEnrolmentPeople = endpoint({
  tag: enrolments.tag,
  inSchool: true,
  method: 'GET',
  path: '/api/school/enrolment-people',
  summary: 'Students or trainers of the school to choose from, by name, phone or e-mail',
  access: access('view'),
  query: z.object({
    kind: z.enum(['student', 'trainer']),
    q: z.string().trim().max(100).optional(),
    /** The one of this key alone. */
    id: idText.optional(),
    school_id: idText.optional(),
  }),
  response: z.array(z.object({ id, name: z.string(), phone: z.string().nullable() })),
})
