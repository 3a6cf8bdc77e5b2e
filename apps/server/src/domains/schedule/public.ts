/** What other domains, further right in the order, may use of this one. */

export { lessonHits, nextLessons } from './board/lessons.found.ts'
export { publishLessonsChanged } from './claims/claims.data.ts'
export { minutesByBranch, opensOf } from './lessons/deeds/lessons.hours.ts'
export {
  correctCounted,
  countedMinutes,
  forgetTaught,
  keepTaught,
  taughtJson,
} from './lessons/deeds/lessons.minutes.ts'
export {
  hoursTaken,
  lessonFinished,
  lessonPutBack,
  lessonReopened,
  lessonsChanged,
  minutesCorrected,
} from './lessons/deeds/lessons.news.ts'
export {
  creditOfEnrolments,
  debtsOfEnrolments,
  type Owed,
  openSumsOf,
  priceRulesOf,
} from './lessons/deeds/lessons.questions.ts'
export { putBack } from './lessons/deeds/lessons.undo.ts'
export { zoneOf } from './lessons/lessons.data.ts'
export { completeLesson, startLesson } from './lessons/lessons.status.ts'
export { bookings, lessons } from './lessons/lessons.table.ts'
export { markAsked } from './lessons/store/marks.ts'
export { lessonTypes } from './lessonTypes/lessonTypes.table.ts'
export { ofBookings } from './notices/ofBookings.ts'
export type { Costed } from './policies/policies.service.ts'
