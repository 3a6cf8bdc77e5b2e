import { bandKinds } from '@dsms/contract/schedule/board/calls'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Model } from '../model.ts'
import { statusIcons } from './Bars.tsx'
import classes from './Grid.module.css'

/** Hatchings and signs that are on the board, in words. */
export function Legend({ model }: { model: Model }) {
  const t = useText('schedule')
  const kinds = bandKinds.filter((kind) => model.data.bands.some((band) => band.kind === kind))
  const found = new Set(model.lanes.flatMap(({ bars }) => bars.map(({ status }) => status)))
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={classes.swatch} data-kind={kind} aria-hidden />
          {t(`band.${kind}`)}
        </li>
      ))}
      {[...found].map((status) => {
        const Sign = statusIcons[status]
        return (
          Sign && (
            <li key={status}>
              <Sign size={14} stroke={2} aria-hidden />
              {t(`status.${status}`)}
            </li>
          )
        )
      })}
    </ul>
  )
}
