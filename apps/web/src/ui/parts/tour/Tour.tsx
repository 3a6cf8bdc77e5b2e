import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import type { TourProps } from './steps.ts'

/** Leads through a screen, step by step, once it is opened; its parts are fetched then. */
export const Tour = whenShown<TourProps>(
  async () => (await import('./TourSteps.tsx')).TourSteps,
  ({ isOpen }) => isOpen,
)
