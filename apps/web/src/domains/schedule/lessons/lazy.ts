import { whenShown } from '../../../kernel/browser/whenShown.tsx'
import { loadTexts } from '../../../kernel/i18n/index.ts'
import type { NewLessonProps } from './NewLesson.tsx'

/** For screens that know none of the words of the schedule. */
export const LazyNewLesson = whenShown<NewLessonProps>(async () => {
  const [{ NewLesson }] = await Promise.all([import('./NewLesson.tsx'), loadTexts(['schedule'])])
  return NewLesson
})
