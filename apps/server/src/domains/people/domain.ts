import { fieldError } from '@dsms/contract/kernel/errors'
import type { Domain } from '../../kernel/domain.ts'
import { countEnrolled, studentsOfCourse } from '../curriculum/public.ts'
import { firstAdministrator, forgetInTime } from '../platform/public.ts'
import { trainersAtBranch } from '../resources/public.ts'
import { applicationRoutes } from './applications/applications.routes.ts'
import { availabilityRoutes } from './availability/availability.routes.ts'
import { seedHours } from './availability/demo/hours.ts'
import { contractRoutes } from './contracts/contracts.routes.ts'
import { seedContracts } from './contracts/demo/contracts.ts'
import { credentialRoutes } from './credentials/credentials.routes.ts'
import { peopleRoutes } from './directory/people.routes.ts'
import { documentRoutes } from './documents/documents.routes.ts'
import { seedEnrolments } from './enrolments/demo/enrolments.ts'
import { countLive, liveStudents } from './enrolments/enrolments.data.ts'
import { enrolmentRoutes } from './enrolments/enrolments.routes.ts'
import { isEmailOfGuardian as emailByGuardian } from './guardians/guardians.email.ts'
import { guardianRoutes } from './guardians/guardians.routes.ts'
import { seedLeads } from './leads/demo/leads.ts'
import { leadRoutes } from './leads/leads.routes.ts'
import { seedLeave } from './leaveRequests/demo/leave.ts'
import { leaveRequestRoutes } from './leaveRequests/leaveRequests.routes.ts'
import { toCallRoutes } from './notices/toCall.routes.ts'
import { personalDataRoutes } from './personalData/personalData.routes.ts'
import { portalRoutes } from './portal/portal.routes.ts'
import { seedSocial } from './profile/demo/social.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { createPerson } from './staff/staff.service.ts'
import { consentRoutes } from './students/consents/consents.routes.ts'
import { seedConsents } from './students/consents/demo/consents.ts'
import { seedStudents } from './students/demo/students.ts'
import { fileRoutes } from './students/file/file.routes.ts'
import { forgetOverwritten } from './students/merges.data.ts'
import { mergedAmong as mergedRecords } from './students/students.merged.ts'
import { studentRoutes } from './students/students.routes.ts'
import { countTrainees as traineesCounted } from './trainees/trainees.data.ts'
import { traineeRoutes } from './trainees/trainees.routes.ts'
import { trainerDataRoutes } from './trainerData/trainerData.routes.ts'
import { seedTrainers } from './trainers/demo/trainers.ts'
import { trainerPortalRoutes } from './trainers/portal/portal.routes.ts'
import { countTrainees } from './trainers/portal/trainees.ts'
import { namesAtBranch } from './trainers/trainers.facts.ts'
import { trainerRoutes } from './trainers/trainers.routes.ts'
import { seedUsers } from './users/demo/users.ts'
import { isEmailOfGuardian, mergedAmong } from './users/users.questions.ts'
import { userRoutes } from './users/users.routes.ts'

export const people: Domain = {
  refusals: { users_employee_no: () => fieldError('employee_no', 'employee_no_taken') },
  routes: [
    userRoutes,
    profileRoutes,
    staffRoutes,
    peopleRoutes,
    studentRoutes,
    fileRoutes,
    personalDataRoutes,
    trainerDataRoutes,
    traineeRoutes,
    applicationRoutes,
    portalRoutes,
    consentRoutes,
    contractRoutes,
    guardianRoutes,
    documentRoutes,
    leadRoutes,
    trainerRoutes,
    trainerPortalRoutes,
    credentialRoutes,
    availabilityRoutes,
    leaveRequestRoutes,
    toCallRoutes,
    enrolmentRoutes,
  ],
  demo: [
    // before all others, who bring the school to the number of people that its list has
    (db, { schoolId }) => seedTrainers(db, schoolId),
    (db, { schoolId }) => seedUsers(db, [null, schoolId]),
    (db, { schoolId }) => seedHours(db, schoolId),
    (db, { schoolId }) => seedLeave(db, schoolId),
    (db, { people, files }) => seedSocial(db, people, files),
    (db, world) => seedStudents(db, world),
    // takes the students that there are by then
    (db, { schoolId }) => seedEnrolments(db, schoolId),
    (db, { schoolId }) => seedConsents(db, schoolId),
    (db, { schoolId }) => seedContracts(db, schoolId),
    // some of them are students by now
    (db, { schoolId }) => seedLeads(db, schoolId),
  ],
}

firstAdministrator.answer((services, actor, admin, language) =>
  createPerson(services, actor, admin, { kind: 'staff', language }),
)

countEnrolled.answer(countLive)
studentsOfCourse.answer(liveStudents)
trainersAtBranch.answer(namesAtBranch)
forgetInTime('merges', forgetOverwritten)
countTrainees.answer(traineesCounted)
mergedAmong.answer(mergedRecords)
isEmailOfGuardian.answer(emailByGuardian)
