import { ageOn, dayAfterMonths } from '../../curriculum/licences/ages.ts'

/** What somebody needs an age for, each on the day on which it begins. */
export const trainingActs = ['theory', 'practice', 'exam'] as const
export type TrainingAct = (typeof trainingActs)[number]

/** Of a licence type, in months. */
export interface LicenceAges {
  min_training_age_months: number
  min_age_months: number
}

/** Lessons of any kind begin at the age of training; the exam is what the licence itself is given by. */
const ageFor = (type: LicenceAges, act: TrainingAct): number =>
  act === 'exam' ? type.min_age_months : type.min_training_age_months

/** The first day on which somebody is old enough for it. */
export const possibleFrom = (type: LicenceAges, birth: string, act: TrainingAct): string =>
  dayAfterMonths(birth, ageFor(type, act))

/** The day from which it is possible, where somebody is too young for it on a day; nothing where they may. */
export const tooYoungUntil = (type: LicenceAges, birth: string, act: TrainingAct, day: string): string | undefined =>
  ageOn(birth, day) < ageFor(type, act) ? possibleFrom(type, birth, act) : undefined

/** Statuses in which somebody is on the way: one of these at a time for each licence type. */
export const liveStatuses = [
  'draft',
  'awaiting_documents',
  'awaiting_payment',
  'active',
  'on_hold',
  'training_complete',
  'exam_phase',
] as const

/** Statuses in which somebody may have lessons: they go on until the exam is passed. */
export const learningStatuses = ['active', 'training_complete', 'exam_phase'] as const

/** Statuses in which students book lessons by themselves. */
export const bookableStatuses = ['active', 'exam_phase'] as const

/** Before the first lesson: what was agreed upon may still be put right. */
const statusesBefore: readonly string[] = ['draft', 'awaiting_documents', 'awaiting_payment']

export const isLive = (status: string): boolean => liveStatuses.some((one) => one === status)
export const isLearning = (status: string): boolean => learningStatuses.some((one) => one === status)
export const isBookable = (status: string): boolean => bookableStatuses.some((one) => one === status)
export const isBeforeTraining = (status: string): boolean => statusesBefore.includes(status)

/** How much of a stage is done, in percent, never above 100; a stage without minutes has none. */
export const shareDone = ({ owed, done }: { owed: number; done: number }): number =>
  owed === 0 ? 0 : Math.min(100, Math.floor((done / owed) * 100))
