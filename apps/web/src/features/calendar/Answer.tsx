import type { GuestAnswer } from '@dsms/contract/calendar'
import { useText } from '../../i18n/index.ts'
import { answerIcons } from './kinds.ts'
import classes from './Row.module.css'

/** A guest's answer as a sign and a word. */
export function Answer({ answer }: { answer: GuestAnswer }) {
  const t = useText('calendar')
  const Sign = answerIcons[answer]
  return (
    <span className={classes.answer} data-answer={answer}>
      <Sign size={14} stroke={2} aria-hidden />
      {t(`answer.${answer}`)}
    </span>
  )
}
