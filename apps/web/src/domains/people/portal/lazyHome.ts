import { lazy } from 'react'
import { loadTexts } from '../../../kernel/i18n/index.ts'

/** The home of students and guardians, with its words, for the screen that everybody begins on. */
export const StudentHome = lazy(async () => {
  const [{ StudentHome: home }] = await Promise.all([
    import('./StudentHome.tsx'),
    loadTexts(['portal', 'students', 'documents', 'enrolments']),
  ])
  return { default: home }
})
