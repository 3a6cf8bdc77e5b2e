import type { licenceGroups } from '../../curriculum/licences/calls.ts'
import type { TrainingStage } from '../../curriculum/licences/requirements.ts'
import type { Gender } from '../../trainers/trainers/facts.ts'
import type { LicenceAges } from './rules.ts'

/** What rules ask of a student in a course, as the office keeps it. */
export interface CourseFacts {
  id: number
  student_id: number
  /** The student's own; `status` is the enrolment's. */
  student_status: string
  status: string
  licence_type_id: number
  /** Of the licence type; a car unless said. Nobody sits beside a learner on a motorcycle. */
  licence_group?: (typeof licenceGroups)[number] | undefined
  gearbox: 'manual' | 'automatic' | 'both'
  /** How many lessons somebody on the way to a manual licence may take on an automatic car; null for any number. */
  most_automatic_lessons: number | null
  gender: Gender | null
  birth_date: string | null
  trainer_gender: 'any' | 'male' | 'female'
  /** A trainer's key for whom the student agreed in writing to be taught by the other gender. */
  consents: readonly number[]
  languages: readonly string[]
  special_needs: readonly string[]
  ages: LicenceAges
  /** Required papers that are not approved or have run out, with their last day where they have one. */
  papers: readonly { kind: string; is_approved: boolean; expires_on: string | null }[]
  /** Minutes by stage that were done before this school. */
  earlier_minutes: Partial<Record<TrainingStage, number>>
}
