import { getRoster } from '@dsms/contract/schedule/classes/roster'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { loadTexts } from '../../kernel/i18n/index.ts'
import { learners, type MenuEntry, type NewEntry, workers } from '../../kernel/menu.ts'
import { barePage, listed, page, plain, useId, useOptionalId, areaWords as words } from '../../kit/screens.tsx'
import { StudentLessons } from '../students/public.ts'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    schedule: typeof scheduleScreens
    scheduleRoom: typeof scheduleRoomScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    schedule: typeof import('./words/en.json')
    board: typeof import('./board/words/en.json')
    booking: typeof import('./booking/words/en.json')
    copying: typeof import('./copying/words/en.json')
    classes: typeof import('./classes/words/en.json')
    feeds: typeof import('./feeds/words/en.json')
    finding: typeof import('./finding/words/en.json')
    waiting: typeof import('./waiting/words/en.json')
    lessonTypes: typeof import('./lessonTypes/words/en.json')
    series: typeof import('./series/words/en.json')
    policies: typeof import('./policies/words/en.json')
    moves: typeof import('./moves/words/en.json')
    start: typeof import('./start/words/en.json')
  }
}

const lessonTypesForm = lazyScreen(
  async () => (await import('./lessonTypes/LessonTypePage.tsx')).LessonTypePage,
  words('lessonTypes', 'form'),
  () => ({ id: useOptionalId() }),
)

const lessonSeriesPage = lazyScreen(
  async () => (await import('./series/SeriesPage.tsx')).SeriesPage,
  words('schedule', 'series'),
  () => ({ id: useId() }),
)

const classPage = lazyScreen(
  async () => (await import('./classes/ClassPage.tsx')).ClassPage,
  words('schedule', 'classes', 'policies'),
  () => ({ id: useId() }),
)

const kioskPage = lazyScreen(
  async () => (await import('./classes/kiosk/KioskPage.tsx')).KioskPage,
  ['schedule', 'classes'],
  () => ({ id: useId() }),
)

export const scheduleScreens = {
  '/my/lessons': () =>
    listed(
      plain(
        async () => (await import('./booking/MyLessonsPage.tsx')).MyLessonsPage,
        ['booking', 'waiting', 'feeds', 'moves', 'policies', 'schedule'],
      ),
    ),
  '/my/lessons/book': () => listed(plain(async () => (await import('./booking/BookPage.tsx')).BookPage, ['booking'])),
  '/school/setup': () =>
    listed(
      plain(
        async () => (await import('./start/StartPage.tsx')).StartPage,
        words('start', 'schoolProfile', 'schedule', 'finding', 'documents', 'credentials', 'students'),
      ),
    ),
  '/school/waiting-list': () =>
    listed(plain(async () => (await import('./waiting/WaitingPage.tsx')).WaitingPage, words('schedule', 'waiting'))),
  '/my/check-in': () =>
    listed(
      plain(
        async () => (await import('./classes/CheckInPage.tsx')).CheckInPage,
        ['schedule', 'classes', 'policies', 'moves'],
      ),
    ),
  '/school/schedule/classes': () =>
    listed(plain(async () => (await import('./classes/ClassesPage.tsx')).ClassesPage, words('schedule', 'classes'))),
  '/school/schedule/classes/$id': () => page(getRoster.access, classPage),
  '/school/schedule': () =>
    listed(
      plain(
        async () => (await import('./board/SchedulePage.tsx')).SchedulePage,
        words('schedule', 'board', 'series', 'copying', 'policies'),
      ),
    ),
  '/school/schedule/moves': () =>
    listed(
      plain(async () => (await import('./moves/MovesPage.tsx')).MovesPage, words('schedule', 'moves', 'policies')),
    ),
  '/school/schedule/series': () =>
    listed(
      plain(async () => (await import('./series/SeriesListPage.tsx')).SeriesListPage, words('schedule', 'series')),
    ),
  '/school/schedule/series/new': () =>
    page(
      { school: 'schedules.create', platform: 'schools.edit' },
      plain(
        async () => (await import('./series/SeriesFormPage.tsx')).SeriesFormPage,
        words('schedule', 'series', 'form'),
      ),
    ),
  '/school/schedule/series/$id': () => page({ school: 'schedules.view', platform: 'schools.view' }, lessonSeriesPage),
  '/school/lesson-types': () =>
    listed(
      plain(async () => (await import('./lessonTypes/LessonTypesPage.tsx')).LessonTypesPage, words('lessonTypes')),
    ),
  '/school/lesson-types/new': () => page({ school: 'lesson_types.create', platform: 'schools.edit' }, lessonTypesForm),
  '/school/lesson-types/$id': () => page({ school: 'lesson_types.view', platform: 'schools.view' }, lessonTypesForm),
}

export const scheduleRoomScreens = {
  '/school/schedule/classes/$id/kiosk': () => barePage(kioskPage),
}

StudentLessons.fill(async () => {
  const [{ StudentLessons: Filled }] = await Promise.all([
    import('./lessons/StudentLessons.tsx'),
    loadTexts(['schedule']),
  ])
  return Filled
})

export const scheduleMenu: MenuEntry[] = [
  { area: 'schedule', place: 1, target: 'schedule', for: workers, isWide: true, byBranch: true },
  { area: 'schedule', place: 2, target: 'classes', for: workers, byBranch: true },
  { area: 'schedule', place: 3, target: 'waitingList', for: workers },
  { area: 'schedule', place: 4, target: 'moveRequests', for: workers },
  { area: 'schedule', place: 5, target: 'lessonSeries', for: workers },
  { area: 'settings', section: 'courses', place: 4, target: 'lessonTypes', for: workers },
  { area: 'lessons', place: 1, target: 'myLessons', for: learners },
  { area: 'lessons', place: 2, target: 'bookLesson', for: learners },
  { area: 'lessons', place: 4, target: 'checkIn', for: ['student'] },
]

export const scheduleNew: NewEntry[] = [
  {
    key: 'lesson',
    to: '/school/schedule',
    search: { new: 1 },
    access: { school: 'schedules.create', platform: 'schools.edit' },
  },
]
