import type { Severity } from '@dsms/contract/curriculum/drivingErrors/marking'
import { IconAlertOctagon, IconAlertTriangle, IconPoint } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Severity.module.css'

const signs = { minor: IconPoint, serious: IconAlertTriangle, dangerous: IconAlertOctagon }

/** How grave an error is: its word with a sign, since a colour alone tells nothing to some. */
export function SeverityMark({ severity }: { severity: Severity }) {
  const t = useText('drivingErrors')
  const Sign = signs[severity]
  return (
    <span className={classes.mark} data-severity={severity}>
      <Sign size={16} stroke={1.75} aria-hidden />
      {t(`severity.${severity}`)}
    </span>
  )
}
