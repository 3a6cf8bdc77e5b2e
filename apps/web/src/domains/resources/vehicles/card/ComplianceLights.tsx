import { daysBetween } from '@dsms/contract/kernel/time/days'
import { expiringDays, paperField, vehiclePapers } from '@dsms/contract/resources/vehicles/rules'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react'
import { ComplianceBadge } from '../ComplianceBadge.tsx'
import { useVehicleWords } from '../useVehicleWords.tsx'
import type { Vehicle } from '../vehicles.ts'
import classes from './Card.module.css'

const signs = { good: IconCircleCheck, soon: IconAlertTriangle, bad: IconCircleX, none: IconHelpCircle }

/** May it be driven? A light for each paper, by the day of the school. */
export function ComplianceLights({ vehicle }: { vehicle: Vehicle }) {
  const { t, format, days } = useVehicleWords()
  return (
    <section className="card" aria-labelledby="may-drive">
      <h2 id="may-drive" className={classes.title}>
        {t('papers.title')} <ComplianceBadge of={vehicle} />
      </h2>
      <ul className={classes.lights}>
        {vehiclePapers.map((paper) => {
          const until = vehicle[paperField(paper)]
          const left = until ? daysBetween(vehicle.on, until) : null
          const tone = left === null ? 'none' : left < 0 ? 'bad' : left <= expiringDays ? 'soon' : 'good'
          const Sign = signs[tone]
          return (
            <li key={paper} className={classes.light} data-tone={tone}>
              <Sign size={20} stroke={1.5} aria-hidden />
              <span>
                <span className={classes.name}>{t(`paper.${paper}`)}</span>
                <span className={classes.note}>
                  {until && left !== null
                    ? `${t('papers.until', { day: format.date(until) })} · ${days(left)}`
                    : t('paper.missing')}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
