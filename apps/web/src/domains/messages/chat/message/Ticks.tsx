import { IconCheck, IconChecks, IconClock } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Tick } from '../state/conversation.ts'
import classes from './Ticks.module.css'

const signs = { sending: IconClock, sent: IconCheck, delivered: IconChecks, read: IconChecks }

/** How far a message of mine came, as a sign and in words. */
export function Ticks({ state }: { state: Tick | 'sending' }) {
  const t = useText('chat')
  const Sign = signs[state]
  return (
    <span
      role="img"
      aria-label={t(`tick.${state}`)}
      title={t(`tick.${state}`)}
      className={classes.ticks}
      data-state={state}
    >
      <Sign size={16} stroke={1.75} aria-hidden />
    </span>
  )
}
