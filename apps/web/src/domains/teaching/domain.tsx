import { getLessonRecord } from '@dsms/contract/teaching/lessonRecords/office'
import { lazyScreen } from '../../kernel/browser/later/lazyScreen.tsx'
import { loadTexts } from '../../kernel/i18n/index.ts'
import { learners, type MenuEntry } from '../../kernel/menu.ts'
import { userStore } from '../../kernel/session/sessionStore.ts'
import { listed, page, plain, useId, areaWords as words } from '../../kit/screens.tsx'
import { LessonReview, StudentProgress } from '../students/public.ts'

declare module '../../kernel/address/address.ts' {
  interface Screens {
    teaching: typeof teachingScreens
  }
}

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    lessonRecords: typeof import('./lessonRecords/words/en.json')
    progress: typeof import('./progress/words/en.json')
  }
}

const recordPage = lazyScreen(
  async () => (await import('./lessonRecords/office/RecordPage.tsx')).RecordPage,
  words('lessonRecords', 'drivingErrors', 'contracts', 'form'),
  () => ({ id: useId() }),
)

export const teachingScreens = {
  '/my/day': () =>
    listed(plain(async () => (await import('./lessonRecords/DayPage.tsx')).DayPage, ['lessonRecords', 'feeds'])),
  '/my/day/$lesson': () =>
    page(
      'session',
      plain(
        async () => (await import('./lessonRecords/LessonPage.tsx')).LessonPage,
        ['lessonRecords', 'drivingErrors', 'markingSchemes', 'contracts'],
      ),
    ),
  '/my/progress': () =>
    listed(
      plain(
        async () => (await import('./progress/ProgressPage.tsx')).ProgressPage,
        ['progress', 'lessonRecords', 'portal', 'licences', 'drivingErrors', 'contracts'],
      ),
    ),
  '/school/teaching': () =>
    listed(
      plain(async () => (await import('./lessonRecords/office/RecordsPage.tsx')).RecordsPage, words('lessonRecords')),
    ),
  '/school/teaching/$id': () => page(getLessonRecord.access, recordPage),
}

export const teachingMenu: MenuEntry[] = [
  { area: 'today', place: 1.5, target: 'myDay', for: ['trainer'] },
  { area: 'lessons', place: 3, target: 'myProgress', for: learners },
  { area: 'schedule', place: 6, target: 'lessonRecords' },
]

StudentProgress.fill(async () => {
  const [{ StudentProgress: Filled }] = await Promise.all([
    import('./progress/StudentProgress.tsx'),
    loadTexts(['progress', 'lessonRecords', 'licences', 'drivingErrors', 'contracts']),
  ])
  return Filled
})

LessonReview.fill(async () => {
  const [{ LessonReview: Filled }] = await Promise.all([
    import('./progress/LessonReview.tsx'),
    loadTexts(['progress', 'lessonRecords', 'drivingErrors', 'contracts']),
  ])
  return Filled
})

// whoever signs out leaves no day on the device, from whatever screen
userStore.subscribe(() => {
  if (!userStore.get()) void import('./lessonRecords/kept/forget.ts').then(({ forgetDays }) => forgetDays())
})
