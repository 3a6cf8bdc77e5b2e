import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../agenda/Row.module.css'
import { kindColours } from '../state/kinds.ts'

/** The colour of a kind, with its name for those who do not see it. */
export function KindDot({ kind, isNamed = true }: { kind: CalendarKind; isNamed?: boolean }) {
  const t = useText('calendar')
  return (
    <span className={classes.dot} style={{ '--kind': `var(--mantine-color-${kindColours[kind]}-7)` }}>
      {isNamed && <span className="visuallyHidden">{t(`kind.${kind}`)}</span>}
    </span>
  )
}
