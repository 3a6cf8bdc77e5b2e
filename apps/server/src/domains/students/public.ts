/** What other domains, further right in the order, may use of this one. */

export { answerObjection, keepObjection, objectionJson } from './contracts/contracts.objections.ts'
export { objectionAnswered, objectionColumns } from './contracts/contracts.table.ts'
export { addStarter } from './contracts/templates.service.ts'
export { progressOf, readPlan } from './enrolments/enrolments.data.ts'
export { courseFacts } from './enrolments/enrolments.facts.ts'
export { enrolments } from './enrolments/enrolments.table.ts'
export { addFirstStudent, keepSeenPapers } from './enrolments/firstStudent.ts'
export { enrolmentsMoved, prepaidSaid } from './enrolments/moved.ts'
export { studentsWhoBook } from './enrolments/opening.ts'
export { allMinutes, minutesGivenAfterCancellation, minutesTaught } from './enrolments/taught.ts'
export { guardianHits } from './guardians/guardians.found.ts'
export { leadHits } from './leads/leads.found.ts'
export type { Addressee, Telling } from './notices/addressees.ts'
export { ofStudents } from './notices/ofStudent.ts'
export { foresee, joinTold } from './notices/reach.ts'
export { idsIn, type Kind, localeOf, type NoticeServices, tell, whenText } from './notices/tell.ts'
export {
  chargesOfPerson,
  paymentsOfPerson,
  salesOfPerson,
  teachingOfPerson,
  wishesOfPerson,
} from './personalData/lessons.ts'
export { type OwnStudent, ownStudent, ownStudents } from './portal/self.ts'
export { idsOf } from './students/bulk/which.ts'
export { chargesOnFile, type FiledLesson, lessonsOnFile } from './students/file/file.read.ts'
export { balanceOfStudent, nextLessonOfStudent, practiceOfStudent } from './students/file/standing.ts'
export { dayOfSharedHour, lockHours } from './students/merging/merges.data.ts'
export { studentsOfDay } from './students/students.data.ts'
export { coursesToBook, studentHits } from './students/students.found.ts'
export { students } from './students/students.table.ts'
