import { useParam } from '../../kernel/address/links.tsx'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import type { Feature } from '../../kernel/i18n/words.ts'
import { learners, type MenuEntry, type NewEntry } from '../../kernel/menu.ts'
import { areaWords, listed, openPage, page, plain, useId, useOptionalId } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    people: typeof peopleScreens
    peopleOpen: typeof peopleOpenScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    applications: typeof import('./applications/words/en.json')
    leads: typeof import('./leads/words/en.json')
    guardians: typeof import('./guardians/words/en.json')
    documents: typeof import('./documents/words/en.json')
    consents: typeof import('./students/consents/words/en.json')
    contracts: typeof import('./contracts/words/en.json')
    contractTemplates: typeof import('./contracts/contractTemplates/words/en.json')
    merging: typeof import('./students/merging/words/en.json')
    sitting: typeof import('./students/sitting/words/en.json')
    portal: typeof import('./portal/words/en.json')
    students: typeof import('./students/words/en.json')
    staff: typeof import('./staff/words/en.json')
    users: typeof import('./users/words/en.json')
    profile: typeof import('./profile/words/en.json')
    trainers: typeof import('./trainers/words/en.json')
    trainerPortal: typeof import('./trainers/trainerPortal/words/en.json')
    credentials: typeof import('./credentials/words/en.json')
    availability: typeof import('./availability/words/en.json')
    leaveRequests: typeof import('./leaveRequests/words/en.json')
    enrolments: typeof import('./enrolments/words/en.json')
  }
}

type Scope = 'platform' | 'school'

const profilePage = lazyScreen(
  async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
  ['profile', 'records', 'apps'],
  () => ({ id: useOptionalId() }),
)

const staffWords: Feature[] = ['records', 'staff']

const staffList = (scope: Scope) =>
  plain(async () => {
    const { PlatformStaff, SchoolStaff } = await import('./staff/StaffPage.tsx')
    return scope === 'platform' ? PlatformStaff : SchoolStaff
  }, staffWords)

const staffForm = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./staff/form/StaffFormPage.tsx')).StaffFormPage,
    staffWords,
    () => ({ scope, id: useOptionalId() }),
  )

const personPage = (scope: Scope) =>
  lazyScreen(
    async () => (await import('./staff/PersonPage.tsx')).PersonPage,
    staffWords,
    () => ({ scope, id: useId() }),
  )

const userWords: Feature[] = ['records', 'users', 'topics', 'roles', 'permissions']

const userAccess = { platform: 'staff_users.view', school: 'staff_users.view' } as const

const userEditAccess = { platform: 'staff_users.edit', school: 'staff_users.edit' } as const

const firstUser = (screen: 'view' | 'edit') =>
  lazyScreen(
    async () => (await import('./users/FirstUser.tsx')).FirstUser,
    userWords,
    () => ({ screen }),
  )

const leadForm = lazyScreen(
  async () => (await import('./leads/LeadFormPage.tsx')).LeadFormPage,
  areaWords('leads'),
  () => ({ id: useOptionalId() }),
)

const leadPage = lazyScreen(
  async () => (await import('./leads/LeadPage.tsx')).LeadPage,
  areaWords('leads'),
  () => ({ id: useOptionalId() }),
)

const trainerForm = lazyScreen(
  async () => (await import('./trainers/TrainerFormPage.tsx')).TrainerFormPage,
  areaWords('trainers', 'form'),
  () => ({ id: useOptionalId() }),
)

const trainerCard = lazyScreen(
  async () => (await import('./trainers/TrainerPage.tsx')).TrainerPage,
  areaWords('trainers', 'credentials'),
  () => ({ id: useOptionalId() }),
)

const credentialForm = lazyScreen(
  async () => (await import('./credentials/CredentialPage.tsx')).CredentialPage,
  areaWords('credentials'),
  () => ({ id: useOptionalId() }),
)

const seesCredentials = { school: 'trainer_credentials.view', platform: 'schools.view' } as const

const leaveForm = lazyScreen(
  async () => (await import('./leaveRequests/LeaveRequestPage.tsx')).LeaveRequestPage,
  areaWords('leaveRequests'),
  () => ({ id: useOptionalId() }),
)

const enrolmentForm = lazyScreen(
  async () => (await import('./enrolments/EnrolmentFormPage.tsx')).EnrolmentFormPage,
  areaWords('enrolments', 'licences'),
  () => ({ id: useOptionalId() }),
)

const enrolmentCard = lazyScreen(
  async () => (await import('./enrolments/EnrolmentPage.tsx')).EnrolmentPage,
  areaWords('enrolments', 'licences'),
  () => ({ id: useOptionalId() }),
)

const studentForm = lazyScreen(
  async () => (await import('./students/StudentFormPage.tsx')).StudentFormPage,
  areaWords('students', 'form'),
  () => ({ id: useOptionalId() }),
)

const studentPage = lazyScreen(
  async () => (await import('./students/StudentPage.tsx')).StudentPage,
  areaWords('students', 'consents', 'enrolments', 'documents', 'guardians', 'credentials', 'contracts'),
  () => ({ id: useOptionalId() }),
)

const mergePage = lazyScreen(
  async () => (await import('./students/merging/MergePage.tsx')).MergePage,
  areaWords('merging', 'students'),
  () => ({ id: useId() }),
)

const guardianForm = lazyScreen(
  async () => (await import('./guardians/GuardianPage.tsx')).GuardianPage,
  areaWords('guardians'),
  () => ({ id: useOptionalId() }),
)

const documentForm = lazyScreen(
  async () => (await import('./documents/DocumentPage.tsx')).DocumentPage,
  areaWords('documents', 'credentials'),
  () => ({ id: useOptionalId() }),
)

const seesPapers = { school: 'student_documents.view', platform: 'schools.view' } as const

const sitting = lazyScreen(
  async () => (await import('./students/sitting/SittingPage.tsx')).SittingPage,
  areaWords('sitting', 'students', 'documents', 'credentials', 'contracts', 'guardians', 'licences'),
  () => ({ id: useOptionalId() }),
)

const seesContracts = { school: 'contracts.view', platform: 'schools.view' } as const

const contractForm = lazyScreen(
  async () => (await import('./contracts/ContractPage.tsx')).ContractPage,
  areaWords('contracts', 'enrolments'),
  () => ({ id: useOptionalId() }),
)

const templateForm = lazyScreen(
  async () => (await import('./contracts/TemplatePage.tsx')).TemplatePage,
  areaWords('contractTemplates'),
  () => ({ id: useOptionalId() }),
)

const myContract = lazyScreen(
  async () => (await import('./contracts/MyContractsPage.tsx')).MyContractPage,
  areaWords('contracts'),
  () => ({ id: useOptionalId() }),
)

const publicWords = areaWords('applications', 'students', 'courses', 'signIn')

const publicSchool = lazyScreen(
  async () => (await import('./applications/SchoolPage.tsx')).SchoolPage,
  publicWords,
  () => ({ slug: useParam('slug') ?? '' }),
)

const application = lazyScreen(
  async () => (await import('./applications/ApplyPage.tsx')).ApplyPage,
  publicWords,
  () => ({ slug: useParam('slug') ?? '' }),
)

/** What a school shows to strangers. */
export const peopleOpenScreens = {
  '/schools/$slug': () => openPage(publicSchool),
  '/schools/$slug/apply': () => openPage(application),
}

export const peopleScreens = {
  '/my/credentials': () =>
    listed(
      plain(
        async () => (await import('./trainers/trainerPortal/MyCredentialsPage.tsx')).MyCredentialsPage,
        ['trainerPortal', 'credentials'],
      ),
    ),
  '/my/hours': () =>
    listed(
      plain(
        async () => (await import('./trainers/trainerPortal/MyHoursPage.tsx')).MyHoursPage,
        ['trainerPortal', 'availability'],
      ),
    ),
  '/my/leave': () =>
    listed(
      plain(
        async () => (await import('./trainers/trainerPortal/MyLeavePage.tsx')).MyLeavePage,
        ['trainerPortal', 'leaveRequests'],
      ),
    ),
  '/my/students': () =>
    listed(
      plain(
        async () => (await import('./trainees/MyStudentsPage.tsx')).MyStudentsPage,
        ['trainerPortal', 'students', 'enrolments', 'licences'],
      ),
    ),
  '/my/papers': () =>
    listed(
      plain(
        async () => (await import('./portal/PapersPage.tsx')).PapersPage,
        ['portal', 'documents', 'credentials', 'students'],
      ),
    ),
  '/school/enrol': () => listed(sitting),
  '/school/enrol/$id': () => page({ school: 'students.create', platform: 'schools.edit' }, sitting),
  '/my/contracts': () =>
    listed(
      plain(async () => (await import('./contracts/MyContractsPage.tsx')).MyContractsPage, areaWords('contracts')),
    ),
  '/my/contracts/$id': () => page('session', myContract),
  '/school/contracts': () =>
    listed(plain(async () => (await import('./contracts/ContractsPage.tsx')).ContractsPage, areaWords('contracts'))),
  '/school/contracts/new': () => page({ school: 'contracts.create', platform: 'schools.edit' }, contractForm),
  '/school/contracts/templates': () =>
    page(
      seesContracts,
      plain(async () => (await import('./contracts/TemplatesPage.tsx')).TemplatesPage, areaWords('contractTemplates')),
    ),
  '/school/contracts/templates/new': () => page({ school: 'contracts.create', platform: 'schools.edit' }, templateForm),
  '/school/contracts/templates/$id': () => page(seesContracts, templateForm),
  '/school/contracts/$id': () => page(seesContracts, contractForm),
  '/my/details': () =>
    listed(
      plain(
        async () => (await import('./portal/DetailsPage.tsx')).DetailsPage,
        areaWords('portal', 'students', 'form'),
      ),
    ),
  '/school/corrections': () =>
    listed(
      plain(
        async () => (await import('./portal/CorrectionsPage.tsx')).CorrectionsPage,
        areaWords('portal', 'students'),
      ),
    ),
  '/school/guardians': () =>
    listed(plain(async () => (await import('./guardians/GuardiansPage.tsx')).GuardiansPage, areaWords('guardians'))),
  '/school/guardians/new': () => page({ school: 'guardians.create', platform: 'schools.edit' }, guardianForm),
  '/school/guardians/$id': () => page({ school: 'guardians.view', platform: 'schools.view' }, guardianForm),
  '/school/documents': () =>
    listed(
      plain(
        async () => (await import('./documents/DocumentsPage.tsx')).DocumentsPage,
        areaWords('documents', 'credentials'),
      ),
    ),
  '/school/documents/desk': () =>
    page(
      seesPapers,
      plain(
        async () => (await import('./documents/desk/DeskPage.tsx')).DeskPage,
        areaWords('documents', 'credentials'),
      ),
    ),
  '/school/documents/new': () => page({ school: 'student_documents.create', platform: 'schools.edit' }, documentForm),
  '/school/documents/$id': () => page(seesPapers, documentForm),
  '/school/students': () =>
    listed(
      plain(async () => (await import('./students/StudentsPage.tsx')).StudentsPage, areaWords('students', 'guardians')),
    ),
  '/school/students/new': () => page({ school: 'students.create', platform: 'schools.edit' }, studentForm),
  '/school/students/rules': () =>
    page(
      { school: ['settings.view', 'students.view'], platform: 'schools.view' },
      plain(
        async () => (await import('./students/StudentRulesPage.tsx')).StudentRulesPage,
        areaWords('students', 'documents'),
      ),
    ),
  '/school/students/$id': () => page({ school: 'students.view', platform: 'schools.view' }, studentPage),
  '/school/students/$id/merge': () => page({ school: 'students.merge', platform: 'schools.edit' }, mergePage),
  '/school/students/$id/edit': () => page({ school: 'students.edit', platform: 'schools.edit' }, studentForm),
  '/school/enrolments': () =>
    listed(
      plain(async () => (await import('./enrolments/EnrolmentsPage.tsx')).EnrolmentsPage, areaWords('enrolments')),
    ),
  '/school/enrolments/new': () => page({ school: 'enrolments.create', platform: 'schools.edit' }, enrolmentForm),
  '/school/enrolments/$id': () => page({ school: 'enrolments.view', platform: 'schools.view' }, enrolmentCard),
  '/school/enrolments/$id/edit': () => page({ school: 'enrolments.edit', platform: 'schools.edit' }, enrolmentForm),
  '/school/availability': () =>
    listed(
      plain(
        async () => (await import('./availability/AvailabilityPage.tsx')).AvailabilityPage,
        areaWords('availability', 'week'),
      ),
    ),
  '/school/leave': () =>
    listed(
      plain(
        async () => (await import('./leaveRequests/LeaveRequestsPage.tsx')).LeaveRequestsPage,
        areaWords('leaveRequests'),
      ),
    ),
  '/school/leave/new': () => page({ school: 'availability_and_leave.create', platform: 'schools.edit' }, leaveForm),
  '/school/leave/$id': () => page({ school: 'availability_and_leave.view', platform: 'schools.view' }, leaveForm),
  '/school/trainers': () =>
    listed(
      plain(
        async () => (await import('./trainers/TrainersPage.tsx')).TrainersPage,
        areaWords('trainers', 'credentials'),
      ),
    ),
  '/school/trainers/new': () => page({ school: 'trainers.create', platform: 'schools.edit' }, trainerForm),
  '/school/trainers/$id': () => page({ school: 'trainers.view', platform: 'schools.view' }, trainerCard),
  '/school/trainers/$id/edit': () => page({ school: 'trainers.edit', platform: 'schools.edit' }, trainerForm),
  '/school/trainers/credentials': () =>
    listed(plain(async () => (await import('./credentials/WallPage.tsx')).WallPage, areaWords('credentials'))),
  '/school/trainers/credentials/list': () =>
    page(
      seesCredentials,
      plain(async () => (await import('./credentials/CredentialsPage.tsx')).CredentialsPage, areaWords('credentials')),
    ),
  '/school/trainers/credentials/new': () =>
    page({ school: 'trainer_credentials.create', platform: 'schools.edit' }, credentialForm),
  '/school/trainers/credentials/$id': () => page(seesCredentials, credentialForm),
  '/school/leads': () =>
    listed(plain(async () => (await import('./leads/LeadsPage.tsx')).LeadsPage, areaWords('leads', 'cards', 'sort'))),
  '/school/leads/new': () => page({ school: 'leads.create', platform: 'schools.edit' }, leadForm),
  '/school/leads/$id': () => page({ school: 'leads.view', platform: 'schools.view' }, leadPage),
  '/school/leads/$id/edit': () => page({ school: 'leads.edit', platform: 'schools.edit' }, leadForm),
  '/pages/profile': () => listed(profilePage),
  '/pages/profile/$id': () => page('session', profilePage),
  '/platform/staff': () => listed(staffList('platform')),
  '/platform/staff/new': () => page({ platform: 'staff_users.create' }, staffForm('platform')),
  '/platform/staff/$id': () => page({ platform: 'staff_users.view' }, personPage('platform')),
  '/platform/staff/$id/edit': () => page({ platform: 'staff_users.edit' }, staffForm('platform')),
  '/school/staff': () => listed(staffList('school')),
  '/school/staff/new': () => page({ school: 'staff_users.create', platform: 'schools.edit' }, staffForm('school')),
  '/school/staff/$id': () => page({ school: 'staff_users.view', platform: 'schools.view' }, personPage('school')),
  '/school/staff/$id/edit': () => page({ school: 'staff_users.edit', platform: 'schools.edit' }, staffForm('school')),
  '/apps/user/list': () => listed(plain(async () => (await import('./users/UsersPage.tsx')).UsersPage, userWords)),
  '/apps/user/view': () => listed(firstUser('view')),
  '/apps/user/view/$id': () =>
    page(
      userAccess,
      lazyScreen(
        async () => (await import('./users/UserPage.tsx')).UserPage,
        userWords,
        () => ({ id: useId() }),
      ),
    ),
  '/apps/user/edit': () => listed(firstUser('edit')),
  '/apps/user/edit/$id': () =>
    page(
      userEditAccess,
      lazyScreen(
        async () => (await import('./users/UserEditPage.tsx')).UserEditPage,
        userWords,
        () => ({ id: useId() }),
      ),
    ),
}

export const peopleMenu: MenuEntry[] = [
  { area: 'students', place: 1, target: 'students', byBranch: true },
  { area: 'students', place: 2, target: 'leads', byBranch: true },
  { area: 'students', place: 3, target: 'enrolments', byBranch: true },
  { area: 'students', place: 4, target: 'documentDesk' },
  { area: 'students', place: 5, target: 'contracts' },
  { area: 'students', place: 6, target: 'guardians' },
  { area: 'students', place: 7, target: 'corrections' },
  { area: 'students', place: 1, target: 'myStudents', for: ['trainer'] },
  { area: 'schedule', place: 8, target: 'availability' },
  { area: 'schedule', place: 9, target: 'leaveRequests' },
  { area: 'work', place: 1, target: 'myHours', for: ['trainer'] },
  { area: 'work', place: 2, target: 'myLeave', for: ['trainer'] },
  { area: 'work', place: 3, target: 'myCredentials', for: ['trainer'] },
  { area: 'papers', place: 1, target: 'myPapers', for: learners },
  { area: 'papers', place: 2, target: 'myContracts', for: learners },
  { area: 'papers', place: 3, target: 'myDetails', for: learners },
  { area: 'settings', section: 'staff', place: 1, target: 'schoolStaff' },
  { area: 'settings', section: 'staff', place: 2, target: 'trainers', byBranch: true },
  { area: 'settings', section: 'staff', place: 3, target: 'credentialWall' },
  { area: 'settings', section: 'staff', place: 4, target: 'platformStaff' },
  { area: 'settings', section: 'staff', place: 5, target: 'userList' },
  { area: 'more', section: 'samples', place: 5, target: 'userView' },
  { area: 'more', section: 'samples', place: 6, target: 'userEdit' },
]

export const peopleNew: NewEntry[] = [
  { key: 'student', to: '/school/enrol', access: { school: 'students.create', platform: 'schools.edit' } },
  { key: 'lead', to: '/school/leads/new', access: { school: 'leads.create', platform: 'schools.edit' } },
]
