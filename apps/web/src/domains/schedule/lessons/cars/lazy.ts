import { whenShown } from '../../../../kernel/browser/later/whenShown.tsx'
import { loadTexts } from '../../../../kernel/i18n/index.ts'
import type { OtherCarsProps } from './OtherCars.tsx'

/** For screens that know none of the words of the schedule. */
export const LazyOtherCars = whenShown<OtherCarsProps>(async () => {
  const [{ OtherCars }] = await Promise.all([import('./OtherCars.tsx'), loadTexts(['schedule'])])
  return OtherCars
})
