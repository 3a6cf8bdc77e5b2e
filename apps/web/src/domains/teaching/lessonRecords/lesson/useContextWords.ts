import type { RatingContext } from '@dsms/contract/teaching/lessonRecords/context'
import { useText } from '../../../../kernel/i18n/index.ts'

/** What a drive was like, in a few words of the reader's language. */
export function useContextWords(): (context: RatingContext) => string {
  const t = useText('lessonRecords')
  return ({ traffic, light, weather, road }) =>
    [
      t(`context.traffic.${traffic}`),
      t(`context.light.${light}`),
      t(`context.weather.${weather}`),
      t(`context.road.${road}`),
    ].join(' · ')
}
