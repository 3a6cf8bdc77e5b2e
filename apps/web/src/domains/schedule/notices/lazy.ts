import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import { loadTexts } from '../../../kernel/i18n/index.ts'
import type { WhoIsToldProps } from './WhoIsTold.tsx'

/** For screens that know none of the words of the schedule. */
export const LazyWhoIsTold = whenShown<WhoIsToldProps>(async () => {
  const [{ WhoIsTold }] = await Promise.all([import('./WhoIsTold.tsx'), loadTexts(['schedule'])])
  return WhoIsTold
})
