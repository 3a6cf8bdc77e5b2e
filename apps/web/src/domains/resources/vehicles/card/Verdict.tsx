import type { Obstacle } from '@dsms/contract/resources/vehicles/driving'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { wordOf } from '../../../../kernel/i18n/index.ts'
import { useVehicleWords } from '../useVehicleWords.tsx'
import type { Vehicle } from '../vehicles.ts'
import classes from './Card.module.css'

/** May it be driven today, as the rules of lessons judge it too, and all that stands against it. */
export function Verdict({ vehicle: { obstacles } }: { vehicle: Vehicle }) {
  const { t } = useVehicleWords()
  const reasonOf = useReason()
  const may = obstacles.length === 0
  const Sign = may ? IconCircleCheck : IconCircleX
  return (
    <section className={`card ${classes.verdict}`} data-may={may} aria-label={t('verdict')}>
      <Sign size={28} stroke={1.5} aria-hidden />
      <div>
        <strong>{t(may ? 'verdict.yes' : 'verdict.no')}</strong>
        {!may && (
          <ul>
            {obstacles.map((obstacle) => (
              <li key={`${obstacle.why} ${obstacle.what}`}>{reasonOf(obstacle)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function useReason(): (obstacle: Obstacle) => string {
  const { t, format } = useVehicleWords()
  return ({ why, what, until }) => {
    const day = until ? format.date(until) : ''
    if (why === 'status') return wordOf('vehicles', `status.${what}`) ?? ''
    if (why === 'hold') return wordOf('vehicles', `compliance.${what}`) ?? ''
    if (why === 'paper')
      return t('verdict.paper', { paper: wordOf('vehicles', `compliance.${what}_expired`) ?? '', day })
    return why === 'maintenance' ? t('verdict.maintenance', { day }) : t(`verdict.${why}`)
  }
}
