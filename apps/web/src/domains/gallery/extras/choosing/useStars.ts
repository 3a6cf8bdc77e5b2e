import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'

/** Each star is a radio button: all of them together and each by itself are called something. */
export function useStars(name: 'ratings.trainer' | 'ratings.car' | 'ratings.course') {
  const t = useText('extras')
  const format = useFormat()
  return {
    role: 'radiogroup',
    'aria-label': t(name),
    getSymbolLabel: (value: number) => t('ratings.stars', { stars: format.number(value) }),
  }
}
