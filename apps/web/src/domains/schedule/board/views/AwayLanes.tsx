import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { isolated } from '../isolated.ts'
import type { Lane, Model } from '../model.ts'
import classes from './Away.module.css'
import { useAwayText } from './useAwayText.ts'

interface Props {
  model: Model
  /** Nobody teaches on this day: who is not away has no hours on it. */
  isIdle: boolean
}

/** Who teaches nothing on these days, in one row; unfolded it says why. */
export function AwayLanes({ model, isIdle }: Props) {
  const t = useText('board')
  const format = useFormat()
  const why = useAwayText()
  const folded = isIdle ? [...model.folded, ...model.lanes] : model.folded
  if (folded.length === 0) return null
  return (
    <details className={classes.away}>
      <summary>{t('away.title', { count: format.number(folded.length) })}</summary>
      <ul>
        {folded.map((lane) => (
          <li key={lane.id}>{t('away.one', { name: isolated(nameOf(lane)), why: why(lane) || t('away.hours') })}</li>
        ))}
      </ul>
    </details>
  )
}

const nameOf = ({ lane }: Lane): string => lane?.name ?? ''
