import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { ListedVehicle } from './vehicles.ts'

/** Words about a vehicle that several places share: when a paper ends, when the next service is due. */
export function useVehicleWords() {
  const t = useText('vehicles')
  const format = useFormat()
  const days = (count: number) =>
    count === 0
      ? t('expiresToday')
      : count > 0
        ? t('daysLeft', { count, formatted: format.number(count) })
        : t('daysOver', { count: -count })
  const km = (value: number) => t('km', { km: format.number(value) })
  /** The way that is left, or the day; the odometer's say where no day can be told. */
  const service = ({ next_service: next }: Pick<ListedVehicle, 'next_service'>, today: string) => {
    if (next.km_left !== null && next.km_left < 0) return t('kmOver', { km: format.number(-next.km_left) })
    if (next.by === 'km' && next.km_left !== null) return t('kmLeft', { km: format.number(next.km_left) })
    if (next.next_on === null) return null
    return next.next_on < today ? `${t('overdueService')}: ${format.date(next.next_on)}` : format.date(next.next_on)
  }
  const isServiceDue = ({ next_service: next }: Pick<ListedVehicle, 'next_service'>, today: string) =>
    (next.km_left !== null && next.km_left <= 0) || (next.next_on !== null && next.next_on <= today)
  return { t, format, days, km, service, isServiceDue }
}

/** The reader's own day, for what is a matter of hours nowhere. */
export const today = (): string => new Intl.DateTimeFormat('sv').format(new Date())
