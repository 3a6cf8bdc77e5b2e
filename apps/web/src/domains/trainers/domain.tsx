import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import type { MenuEntry } from '../../kernel/menu.ts'
import { areaWords, listed, page, plain, useOptionalId } from '../../kit/screens.tsx'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    trainers: typeof trainersScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    trainers: typeof import('./trainers/words/en.json')
    trainerPortal: typeof import('./trainers/trainerPortal/words/en.json')
    credentials: typeof import('./credentials/words/en.json')
    availability: typeof import('./availability/words/en.json')
    leaveRequests: typeof import('./leaveRequests/words/en.json')
  }
}

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

export const trainersScreens = {
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
}

export const trainersMenu: MenuEntry[] = [
  { area: 'schedule', place: 8, target: 'availability' },
  { area: 'schedule', place: 9, target: 'leaveRequests' },
  { area: 'work', place: 1, target: 'myHours', for: ['trainer'] },
  { area: 'work', place: 2, target: 'myLeave', for: ['trainer'] },
  { area: 'work', place: 3, target: 'myCredentials', for: ['trainer'] },
  { area: 'settings', section: 'staff', place: 2, target: 'trainers', byBranch: true },
  { area: 'settings', section: 'staff', place: 3, target: 'credentialWall' },
]
