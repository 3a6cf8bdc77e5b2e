import { addressOf } from '../../../../kernel/address/address.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import classes from '../Today.module.css'
import type { Today } from '../today.ts'
import { ActButtons } from './ActButtons.tsx'
import type { Act, Action } from './acts.ts'
import type { Settled } from './deeds.ts'
import { useActionText } from './useActionText.ts'

interface Props {
  id: string
  action: Action
  day: Pick<Today, 'today' | 'time_zone'>
  school: Pick<School, 'school_id' | 'search'>
  done: (act: Act, settled: Settled) => void
}

/** One thing that waits: whom it is about, what it is, until when, and what can be done about it at once. */
export function ActionRow({ id, action, day, school, done }: Props) {
  const t = useText('today')
  const text = useActionText(day)
  const { kind, subject, deadline, link } = action
  const { to, search } = addressOf(link)
  const facts = text.facts(action)
  const small = text.small(action)
  const when = text.when(action)
  return (
    <li data-row={id}>
      <div className={classes.grow}>
        <LinkAnchor to={to} search={{ ...school.search, ...search }} className={classes.subject}>
          <bdi>{subject}</bdi>
          <span className={classes.kind}> · {t(`kind.${kind}`)}</span>
        </LinkAnchor>
        {small && <div className={classes.facts}>{small}</div>}
      </div>
      {when && (
        <span className={deadline && deadline <= day.today ? classes.chip : classes.facts} data-tone="red">
          {when}
        </span>
      )}
      <ActButtons action={action} facts={facts} today={day.today} school={school} done={done} />
    </li>
  )
}
