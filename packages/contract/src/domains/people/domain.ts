import type { Domain } from '../../kernel/brings/domain.ts'
import { pagesFor } from '../../kernel/page.ts'
import * as applications from './applications/calls.ts'
import * as availability from './availability/calls.ts'
import * as contracts from './contracts/calls.ts'
import * as contractTemplates from './contracts/templates.ts'
import * as credentials from './credentials/calls.ts'
import * as directory from './directory/calls.ts'
import * as documents from './documents/calls.ts'
import * as enrolments from './enrolments/calls.ts'
import * as guardians from './guardians/calls.ts'
import * as leads from './leads/calls.ts'
import * as leaveRequests from './leaveRequests/calls.ts'
import * as noticeCalls from './notices/calls.ts'
import * as personalData from './personalData/calls.ts'
import * as portal from './portal/calls.ts'
import * as corrections from './portal/corrections.ts'
import * as portalInvitations from './portal/invitations.ts'
import * as profile from './profile/calls.ts'
import * as profileMedia from './profile/media.ts'
import * as profilePosts from './profile/posts.ts'
import * as staff from './staff/calls.ts'
import * as staffExchange from './staff/exchange.ts'
import * as staffSchool from './staff/school.ts'
import * as studentsBulk from './students/bulk.ts'
import * as students from './students/calls.ts'
import * as studentConditions from './students/conditions.ts'
import * as consents from './students/consents.ts'
import * as studentFile from './students/file.ts'
import * as studentMerges from './students/merges.ts'
import * as sitting from './students/sitting.ts'
import * as studentStanding from './students/standing.ts'
import * as trainees from './trainees/calls.ts'
import * as trainerData from './trainerData/calls.ts'
import * as trainers from './trainers/calls.ts'
import * as trainerPortal from './trainers/portal.ts'
import * as usersAccount from './users/account.ts'
import * as users from './users/calls.ts'
import { errors } from './words/errors.ts'
import { examples, mails } from './words/mails.ts'
import { alwaysTold, notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const people: Domain = {
  calls: [
    directory,
    applications,
    leads,
    credentials,
    consents,
    contracts,
    contractTemplates,
    availability,
    leaveRequests,
    noticeCalls,
    enrolments,
    profile,
    profileMedia,
    profilePosts,
    staff,
    staffExchange,
    staffSchool,
    usersAccount,
    users,
    students,
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
    trainers,
    trainerPortal,
    trainees,
    trainerData,
  ],
  pages: [
    {
      id: 15,
      target: 'userList',
      icon: 'users',
      link: '/apps/user/list',
      access: { platform: 'staff_users.view', school: 'staff_users.view' },
    },
    {
      id: 16,
      target: 'userView',
      icon: 'user',
      link: '/apps/user/view',
      access: { platform: 'staff_users.view', school: 'staff_users.view' },
    },
    {
      id: 17,
      target: 'userEdit',
      icon: 'user-edit',
      link: '/apps/user/edit',
      access: { platform: 'staff_users.edit', school: 'staff_users.edit' },
    },
    { id: 27, target: 'profile', icon: 'user-circle', link: '/pages/profile', access: 'session' },
    {
      id: 202,
      target: 'platformStaff',
      icon: 'users',
      link: '/platform/staff',
      access: { platform: 'staff_users.view' },
    },
    {
      id: 204,
      target: 'schoolStaff',
      icon: 'users',
      link: '/school/staff',
      access: { school: 'staff_users.view', platform: 'schools.view' },
    },
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
      id: 261,
      target: 'trainers',
      icon: 'steering-wheel',
      link: '/school/trainers',
      access: { school: 'trainers.view', platform: 'schools.view' },
    },
    {
      id: 262,
      target: 'credentialWall',
      icon: 'certificate',
      link: '/school/trainers/credentials',
      access: { school: 'trainer_credentials.view', platform: 'schools.view' },
    },
    {
      id: 257,
      target: 'availability',
      icon: 'calendar-time',
      link: '/school/availability',
      access: { school: 'availability_and_leave.view', platform: 'schools.view' },
    },
    {
      id: 258,
      target: 'leaveRequests',
      icon: 'beach',
      link: '/school/leave',
      access: { school: 'availability_and_leave.view', platform: 'schools.view' },
    },
    {
      id: 270,
      target: 'enrolments',
      icon: 'clipboard-check',
      link: '/school/enrolments',
      access: { school: 'enrolments.view', platform: 'schools.view' },
    },
    ...pagesFor(
      ['trainer'],
      { id: 285, target: 'myCredentials', icon: 'certificate', link: '/my/credentials', access: 'session' },
      { id: 286, target: 'myHours', icon: 'calendar-time', link: '/my/hours', access: 'session' },
      { id: 287, target: 'myLeave', icon: 'beach', link: '/my/leave', access: 'session' },
      { id: 288, target: 'myStudents', icon: 'users', link: '/my/students', access: 'session' },
    ),
  ],
  errors,
  mails,
  examples,
  notices,
  topics,
  alwaysTold,
  words,
}
