import type { AreaFormOf } from '../../../../kit/areas/form/useAreaForm.ts'
import { type Choice, withPresent } from '../../../../kit/areas/inputs/useChoices.ts'
import type { trainerFields } from '../trainerForm.ts'
import type { Trainer, teachers } from '../trainers.ts'

/** What each group of the form is given. */
export interface GroupProps {
  form: AreaFormOf<typeof teachers, typeof trainerFields>
  /** Nothing of a new one. */
  trainer: Trainer | undefined
  school_id: number | undefined
}

/** Choices with those that the trainer has, even if they are no choice for others any more. */
export const withAll = (choices: Choice[], ids: number[] = [], names: string[] = []): Choice[] =>
  ids.reduce((all, id, place) => withPresent(all, id, names[place] ?? String(id)), choices)
