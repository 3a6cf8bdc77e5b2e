import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import { loadTexts } from '../../../kernel/i18n/index.ts'
import type { LessonCardProps } from './card/LessonCard.tsx'
import type { LessonDrawerProps } from './form/LessonDrawer.tsx'
import type { MoveDialogProps } from './MoveDialog.tsx'
import type { NewLessonProps } from './NewLesson.tsx'
import type { RefusedDialogProps } from './RefusedDialog.tsx'

/** For screens that know none of the words of the schedule. */
export const LazyNewLesson = whenShown<NewLessonProps>(async () => {
  const [{ NewLesson }] = await Promise.all([import('./NewLesson.tsx'), loadTexts(['schedule'])])
  return NewLesson
})

/** What opens over a board, fetched when it first does: most looks at a day open none of it. */
export const LazyLessonCard = whenShown<LessonCardProps>(async () => (await import('./card/LessonCard.tsx')).LessonCard)
export const LazyLessonDrawer = whenShown<LessonDrawerProps>(
  async () => (await import('./form/LessonDrawer.tsx')).LessonDrawer,
)
export const LazyMoveDialog = whenShown<MoveDialogProps>(async () => (await import('./MoveDialog.tsx')).MoveDialog)
export const LazyRefusedDialog = whenShown<RefusedDialogProps>(
  async () => (await import('./RefusedDialog.tsx')).RefusedDialog,
)
