import type { CancelReason } from '@dsms/contract/schedule/lessons/statuses'
import type { Key } from '../../../../kernel/i18n/words.ts'

/** The word of each reason; a key that ends in `_other` would be a plural. */
export const cancelWords: Record<CancelReason, Key<'schedule'>> = {
  student_sick: 'cancel.student_sick',
  student_other: 'cancel.otherOfStudent',
  school_trainer_sick: 'cancel.school_trainer_sick',
  school_vehicle: 'cancel.school_vehicle',
  weather: 'cancel.weather',
  authority: 'cancel.authority',
  duplicate: 'cancel.duplicate',
  other: 'cancel.other',
}
