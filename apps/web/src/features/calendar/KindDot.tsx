import type { CalendarKind } from '@dsms/contract/calendar'
import { useText } from '../../i18n/index.ts'
import { kindColours } from './kinds.ts'
import classes from './Row.module.css'

/** The colour of a kind, with its name for those who do not see it. */
export function KindDot({ kind, isNamed = true }: { kind: CalendarKind; isNamed?: boolean }) {
  const t = useText('calendar')
  return (
    <span
      className={classes.dot}
      style={{ '--kind': `var(--mantine-color-${kindColours[kind]}-7)` } as React.CSSProperties}
    >
      {isNamed && <span className="visuallyHidden">{t(`kind.${kind}`)}</span>}
    </span>
  )
}
