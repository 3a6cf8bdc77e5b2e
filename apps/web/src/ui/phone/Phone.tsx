import classes from './Phone.module.css'
import { phoneGroups } from './phoneGroups.ts'

/**
 * A telephone number in the groups in which people read it. The gaps are drawn, not written: copied, it is the number as
 * a telephone takes it.
 */
export const Phone = ({ number }: { number: string }) => (
  <bdi dir="ltr" className={classes.phone}>
    {phoneGroups(number).map(({ at, digits }) => (
      <span key={at}>{digits}</span>
    ))}
  </bdi>
)
