import type { Domain } from '../../kernel/domain.ts'
import { countEnrolled, studentsOfCourse } from '../curriculum/public.ts'
import { peopleAdded } from '../identity/public.ts'
import { forgetInTime } from '../platform/public.ts'
import { forgetBy, isEmailOfGuardian, mergedAmong, personArchived, personErased } from '../staff/public.ts'
import { countTrainees } from '../trainers/public.ts'
import { applicationRoutes } from './applications/applications.routes.ts'
import { contractRoutes } from './contracts/contracts.routes.ts'
import { seedContracts } from './contracts/demo/contracts.ts'
import { documentRoutes } from './documents/documents.routes.ts'
import { seedEnrolments } from './enrolments/demo/enrolments.ts'
import { countLive, liveStudents } from './enrolments/enrolments.data.ts'
import { enrolmentRoutes } from './enrolments/enrolments.routes.ts'
import { emailIsOfGuardian } from './guardians/guardians.email.ts'
import { guardianRoutes } from './guardians/guardians.routes.ts'
import { seedLeads } from './leads/demo/leads.ts'
import { leadRoutes } from './leads/leads.routes.ts'
import { toCallRoutes } from './notices/toCall.routes.ts'
import { personalDataRoutes } from './personalData/personalData.routes.ts'
import { portalRoutes } from './portal/portal.routes.ts'
import { consentRoutes } from './students/consents/consents.routes.ts'
import { seedConsents } from './students/consents/demo/consents.ts'
import { seedStudents } from './students/demo/students.ts'
import { fileRoutes } from './students/file/file.routes.ts'
import { forgetOverwritten, mergedStudentsAmong } from './students/merging/merges.data.ts'
import { addRecords, archiveRecords } from './students/students.people.ts'
import { studentRoutes } from './students/students.routes.ts'
import { countTraineesOf } from './trainees/trainees.data.ts'
import { traineeRoutes } from './trainees/trainees.routes.ts'

export const students: Domain = {
  routes: [
    studentRoutes,
    fileRoutes,
    personalDataRoutes,
    applicationRoutes,
    portalRoutes,
    consentRoutes,
    contractRoutes,
    guardianRoutes,
    documentRoutes,
    leadRoutes,
    traineeRoutes,
    toCallRoutes,
    enrolmentRoutes,
  ],
  demo: [
    (db, world) => seedStudents(db, world),
    // takes the students that there are by then
    (db, { schoolId }) => seedEnrolments(db, schoolId),
    (db, { schoolId }) => seedConsents(db, schoolId),
    (db, { schoolId }) => seedContracts(db, schoolId),
    // some of them are students by now
    (db, { schoolId }) => seedLeads(db, schoolId),
  ],
}

countEnrolled.answer(countLive)
studentsOfCourse.answer(liveStudents)
forgetInTime('merges', forgetOverwritten)
countTrainees.answer(countTraineesOf)
mergedAmong.answer(mergedStudentsAmong)
isEmailOfGuardian.answer(emailIsOfGuardian)
peopleAdded.on(addRecords)
personArchived.on(archiveRecords)
personErased.on(forgetBy('forget_in_students'))
