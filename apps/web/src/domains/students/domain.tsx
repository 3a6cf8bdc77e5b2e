import { useParam } from '../../kernel/address/links.tsx'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { learners, type MenuEntry, type NewEntry } from '../../kernel/menu.ts'
import { areaWords, listed, openPage, page, plain, useId, useOptionalId } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    students: typeof studentsScreens
    studentsOpen: typeof studentsOpenScreens
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
    enrolments: typeof import('./enrolments/words/en.json')
  }
}

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
export const studentsOpenScreens = {
  '/schools/$slug': () => openPage(publicSchool),
  '/schools/$slug/apply': () => openPage(application),
}

export const studentsScreens = {
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
  '/school/leads': () =>
    listed(plain(async () => (await import('./leads/LeadsPage.tsx')).LeadsPage, areaWords('leads', 'cards', 'sort'))),
  '/school/leads/new': () => page({ school: 'leads.create', platform: 'schools.edit' }, leadForm),
  '/school/leads/$id': () => page({ school: 'leads.view', platform: 'schools.view' }, leadPage),
  '/school/leads/$id/edit': () => page({ school: 'leads.edit', platform: 'schools.edit' }, leadForm),
}

export const studentsMenu: MenuEntry[] = [
  { area: 'students', place: 1, target: 'students', byBranch: true },
  { area: 'students', place: 2, target: 'leads', byBranch: true },
  { area: 'students', place: 3, target: 'enrolments', byBranch: true },
  { area: 'students', place: 4, target: 'documentDesk' },
  { area: 'students', place: 5, target: 'contracts' },
  { area: 'students', place: 6, target: 'guardians' },
  { area: 'students', place: 7, target: 'corrections' },
  { area: 'students', place: 1, target: 'myStudents', for: ['trainer'] },
  { area: 'papers', place: 1, target: 'myPapers', for: learners },
  { area: 'papers', place: 2, target: 'myContracts', for: learners },
  { area: 'papers', place: 3, target: 'myDetails', for: learners },
]

export const studentsNew: NewEntry[] = [
  { key: 'student', to: '/school/enrol', access: { school: 'students.create', platform: 'schools.edit' } },
  { key: 'lead', to: '/school/leads/new', access: { school: 'leads.create', platform: 'schools.edit' } },
]
