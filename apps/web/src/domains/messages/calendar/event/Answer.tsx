import type { GuestAnswer } from '@dsms/contract/messages/calendar/calls'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../agenda/Row.module.css'
import { answerIcons } from '../state/kinds.ts'

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
