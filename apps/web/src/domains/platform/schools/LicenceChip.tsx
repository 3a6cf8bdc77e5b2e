import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import classes from './Schools.module.css'

interface Props {
  licence_expires_on: string | null
  licence_days: number | null
}

/** When a licence ends, and how many days are left once that is near. */
export function LicenceChip({ licence_expires_on, licence_days }: Props) {
  const t = useText('schools')
  const format = useFormat()
  if (licence_expires_on === null || licence_days === null) return null
  return (
    <span className={classes.licence}>
      {format.date(licence_expires_on)}
      {licence_days < 0 ? (
        <StatusBadge status="expired" label={t('licenceOver')} />
      ) : licence_days <= 90 ? (
        <StatusBadge status="expiring" label={t('licenceDays', { count: licence_days })} />
      ) : null}
    </span>
  )
}
