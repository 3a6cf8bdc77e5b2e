import { later } from '../../../kernel/browser/later/later.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'

/** The home of students and guardians, with its words, for the screen that everybody begins on. */
export const StudentHome = later(async () => (await import('./StudentHome.tsx')).StudentHome, {
  words: ['portal', 'students', 'documents', 'enrolments'],
  Waiting: () => (
    <div data-waiting>
      <ListSkeleton rows={5} />
    </div>
  ),
})
