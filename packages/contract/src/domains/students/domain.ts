import type { Domain } from '../../kernel/brings/domain.ts'
import { pagesFor } from '../../kernel/page.ts'
import * as applications from './applications/calls.ts'
import * as contracts from './contracts/calls.ts'
import * as contractTemplates from './contracts/templates.ts'
import * as documents from './documents/calls.ts'
import * as enrolments from './enrolments/calls.ts'
import * as guardians from './guardians/calls.ts'
import * as leads from './leads/calls.ts'
import * as noticeCalls from './notices/calls.ts'
import * as personalData from './personalData/calls.ts'
import * as portal from './portal/calls.ts'
import * as corrections from './portal/corrections.ts'
import * as portalInvitations from './portal/invitations.ts'
import * as studentsBulk from './students/bulk.ts'
import * as studentsCalls from './students/calls.ts'
import * as studentConditions from './students/conditions.ts'
import * as consents from './students/consents.ts'
import * as studentFile from './students/file.ts'
import * as studentMerges from './students/merges.ts'
import * as sitting from './students/sitting.ts'
import * as studentStanding from './students/standing.ts'
import * as trainees from './trainees/calls.ts'
import { errors } from './words/errors.ts'
import { examples, mails } from './words/mails.ts'
import { alwaysTold, notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const students: Domain = {
  calls: [
    applications,
    leads,
    consents,
    contracts,
    contractTemplates,
    noticeCalls,
    enrolments,
    studentsCalls,
    studentsBulk,
    studentConditions,
    sitting,
    studentMerges,
    studentStanding,
    studentFile,
    guardians,
    documents,
    personalData,
    portal,
    corrections,
    portalInvitations,
    trainees,
  ],
  pages: [
    {
      id: 271,
      target: 'students',
      icon: 'school',
      link: '/school/students',
      access: { school: 'students.view', platform: 'schools.view' },
    },
    {
      id: 299,
      target: 'enrol',
      icon: 'user-plus',
      link: '/school/enrol',
      access: { school: 'students.create', platform: 'schools.edit' },
    },
    {
      id: 272,
      target: 'guardians',
      icon: 'users-group',
      link: '/school/guardians',
      access: { school: 'guardians.view', platform: 'schools.view' },
    },
    {
      id: 273,
      target: 'documentDesk',
      icon: 'file-check',
      link: '/school/documents',
      access: { school: 'student_documents.view', platform: 'schools.view' },
    },
    {
      id: 274,
      target: 'contracts',
      icon: 'signature',
      link: '/school/contracts',
      access: { school: 'contracts.view', platform: 'schools.view' },
    },
    ...pagesFor(
      ['student', 'guardian'],
      { id: 275, target: 'myContracts', icon: 'signature', link: '/my/contracts', access: 'session' },
      { id: 281, target: 'myPapers', icon: 'files', link: '/my/papers', access: 'session' },
      { id: 282, target: 'myDetails', icon: 'id', link: '/my/details', access: 'session' },
    ),
    {
      id: 283,
      target: 'corrections',
      icon: 'edit',
      link: '/school/corrections',
      access: { school: 'students.view', platform: 'schools.view' },
    },
    {
      id: 263,
      target: 'leads',
      icon: 'address-book',
      link: '/school/leads',
      access: { school: 'leads.view', platform: 'schools.view' },
    },
    {
      id: 270,
      target: 'enrolments',
      icon: 'clipboard-check',
      link: '/school/enrolments',
      access: { school: 'enrolments.view', platform: 'schools.view' },
    },
    ...pagesFor(['trainer'], { id: 288, target: 'myStudents', icon: 'users', link: '/my/students', access: 'session' }),
  ],
  errors,
  mails,
  examples,
  notices,
  topics,
  alwaysTold,
  words,
}
