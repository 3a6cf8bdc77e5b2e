import { useText } from '../../../../kernel/i18n/index.ts'
import { isolated } from '../isolated.ts'
import type { Model } from '../model.ts'

/** Why nobody is taught on a day, in a sentence; undefined of a day with work. */
export function useQuietText({ data }: Model): (day: string) => string | undefined {
  const t = useText('board')
  return (day) => {
    const shut = data.opening.find((one) => one.day === day && one.from === null)
    if (shut) return t('closed.alone', { why: isolated(shut.name ?? t('closed.weekly')) })
    return data.idle.includes(day) ? t('idle.nobody') : undefined
  }
}
