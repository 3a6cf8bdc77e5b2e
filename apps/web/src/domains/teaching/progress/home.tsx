import { later } from '../../../kernel/browser/later/later.tsx'

/** What to practise next, on the first screen of students and guardians. */
export const StudentPractice = later(async () => (await import('./PracticeCard.tsx')).PracticeCard, {
  words: ['progress'],
  Waiting: () => <div data-waiting />,
})
