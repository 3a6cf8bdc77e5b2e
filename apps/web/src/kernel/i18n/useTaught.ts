import { useFormat } from './format.ts'
import { useText } from './index.ts'

/**
 * Says how much was taught of what is owed, both in minutes: "9 of 16 hours", "Not started · 16 hours". The owed part is left out where
 * it stands beside.
 */
export function useTaught(): (done: number, owed?: number) => string {
  const t = useText('common')
  const { hours, number } = useFormat()
  return (done, owed) => {
    if (done === 0) return owed ? t('taught.ahead', { owed: hours(owed) }) : t('taught.none')
    if (owed === undefined) return hours(done)
    // the unit is said once where both are whole hours
    const areWhole = done % 60 === 0 && owed % 60 === 0
    return t('taught.of', { done: areWhole ? number(done / 60) : hours(done), owed: hours(owed) })
  }
}
