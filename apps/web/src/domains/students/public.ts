/** What other domains, further right in the order, may use of this one. */

export { Objection } from './contracts/Objection.tsx'
export { SignaturePad } from './contracts/SignaturePad.tsx'
export { EnrolmentSales, type EnrolmentSalesProps } from './enrolments/slots.ts'
export { StudentHome } from './portal/home.tsx'
export { MineScreen } from './portal/MineScreen.tsx'
export { chosenIn, useChosen, useMyStudents } from './portal/mine.ts'
export { LessonReview } from './portal/slots.ts'
export { type Named, PeopleInput } from './shared/PeopleInput.tsx'
export { PersonSelect } from './shared/PersonSelect.tsx'
export {
  StudentCharges,
  StudentLessons,
  StudentMessages,
  StudentProgress,
  type StudentProps,
  StudentTasks,
} from './students/card/slots.ts'
export { type PackageStepProps, StudentPackage } from './students/sitting/slots.ts'
export { type MessageProps, StudentsMessage } from './students/studentActs/slots.ts'
export { useDayMessage } from './students/studentActs/useDayMessage.tsx'
