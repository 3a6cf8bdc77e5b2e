/** What other domains, further right in the order, may use of this one. */
export { findContact, findContacts } from './directory/people.data.ts'
export { enrolments } from './enrolments/enrolments.table.ts'
export { minutesTaught } from './enrolments/taught.ts'
export { approvedLeaveOf } from './leaveRequests/leave.data.ts'
export { chargesOfPerson, lessonsOfPerson } from './personalData/lessons.ts'
export { type OwnStudent, ownStudent, ownStudents } from './portal/self.ts'
export { students } from './students/students.table.ts'
export { trainers } from './trainers/trainers.table.ts'
