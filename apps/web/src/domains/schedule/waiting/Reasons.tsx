import type { RankReason } from '@dsms/contract/schedule/waiting/ranking'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Waiting.module.css'

/** Why somebody comes before others, or after them. */
export function Reasons({ reasons }: { reasons: { code: RankReason; points: number }[] }) {
  const t = useText('waiting')
  return (
    <span className={classes.facets}>
      {reasons.map(({ code }) => (
        <span key={code}>{t(`reason.${code}`)}</span>
      ))}
    </span>
  )
}
