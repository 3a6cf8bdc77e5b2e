import classes from './ProgressLine.module.css'

interface Props {
  value: number
  total: number
  /** Says how far it is, for those who cannot see it. */
  label: string
}

/** How far something is, from where reading begins. */
export const ProgressLine = ({ value, total, label }: Props) => (
  <div
    className={classes.line}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuenow={value}
  >
    <div className={classes.done} style={{ inlineSize: `${total > 0 ? (value / total) * 100 : 0}%` }} />
  </div>
)
