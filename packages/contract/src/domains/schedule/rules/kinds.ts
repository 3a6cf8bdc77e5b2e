import type { TrainingStage } from '../../curriculum/licences/requirements.ts'
import type { LessonKind } from '../lessonTypes/calls.ts'

/** What a kind counts for where its type doesn't say: an exam or a lesson made up can be of any stage. */
const stages: Partial<Record<LessonKind, TrainingStage>> = {
  theory_class: 'theory',
  simulator: 'simulator',
  yard: 'yard',
  road: 'road',
  night: 'special',
  motorway: 'special',
  country: 'special',
  observation: 'observation',
}

/** The kind and stage of a type, or of a claim, which may not know its stage. */
export interface OfKind {
  kind: LessonKind
  stage?: TrainingStage | undefined
}

export const stageOf = ({ kind, stage }: OfKind): TrainingStage | undefined => stage ?? stages[kind]

/** At the wheel, exam drives included: what laws limit the minutes of. */
export function isPractical(of: OfKind): boolean {
  const stage = stageOf(of)
  return of.kind !== 'theory_class' && of.kind !== 'simulator' && stage !== 'theory' && stage !== 'simulator'
}

export const isExam = (kind: LessonKind): boolean => kind === 'exam' || kind === 'mock_exam'

export type Teaching = 'theory' | 'simulator' | 'yard' | 'road' | 'exam_prep'

/** What somebody has to teach in order to give a lesson: any one of these. */
export function teachingFor(of: OfKind): [Teaching, ...Teaching[]] {
  const place = placeOf(of)
  return isExam(of.kind) || of.kind === 'assessment' ? [place, 'exam_prep'] : [place]
}

/** In traffic, unless it is a class, a simulator or a yard. */
export function placeOf(of: OfKind): Exclude<Teaching, 'exam_prep'> {
  if (of.kind === 'theory_class' || of.kind === 'simulator' || of.kind === 'yard')
    return of.kind === 'theory_class' ? 'theory' : of.kind
  const stage = stageOf(of)
  return stage === 'theory' || stage === 'simulator' || stage === 'yard' ? stage : 'road'
}
