import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import { loadTexts } from '../../../kernel/i18n/index.ts'
import type { FindTimeProps } from './FindTime.tsx'

/** Fetched when somebody asks who is free. */
export const LazyFindTime = whenShown<FindTimeProps>(async () => {
  const [{ FindTime }] = await Promise.all([import('./FindTime.tsx'), loadTexts(['finding'])])
  return FindTime
})
