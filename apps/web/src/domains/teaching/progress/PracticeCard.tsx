import { getMyProgress } from '@dsms/contract/teaching/progress/calls'
import { call } from '../../../kernel/call/call.ts'
import { useEarlyQuery } from '../../../kernel/call/early.ts'
import { askOrKept } from '../../../kernel/call/keptAnswers.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { chosenIn, useChosen, useMyStudents } from '../../students/public.ts'
import classes from './Progress.module.css'

/** So much of what to practise stands on the first screen. */
const shown = 3

/** What a student should practise; nothing where nobody said anything yet, or the guardian may not see it. */
export function PracticeCard() {
  const t = useText('progress')
  const user = useSession()
  const owner = user?.id ?? 0
  const mine = useMyStudents()
  const student = useChosen(mine.data)
  const sees = student !== undefined && (student.is_self || student.rights.includes('view_progress'))
  // a student is the person of the session: nobody has to be asked who they are first
  const isOwn = user?.kind === 'student' && student === undefined
  const id = isOwn ? owner : student?.id
  const { data, isPending, isEnabled } = useEarlyQuery({
    enabled: isOwn || sees,
    queryKey: ['my', 'progress', id],
    queryFn: ({ signal }) =>
      askOrKept(owner, `progress ${id}`, () => call(getMyProgress, { params: { id: Number(id) } }, signal)),
    networkMode: 'always',
  })
  if ((mine.isPending && !isOwn) || (isEnabled && isPending)) return <div data-waiting />
  // what was not seen for long is ready all the same
  const practise = data?.practise.filter(({ why }) => why !== 'stale') ?? []
  if (practise.length === 0) return null
  return (
    <section className="card" aria-labelledby="practise">
      <h2 id="practise" className={classes.heading}>
        {student && !student.is_self ? t('practise.of', { name: student.name }) : t('practise')}
      </h2>
      <ul className={classes.rows}>
        {practise.slice(0, shown).map(({ skill_id, name, why }) => (
          <li key={skill_id} className={classes.row}>
            <Typed>{name}</Typed>
            <span className={classes.quiet}>{t(`why.${why}`)}</span>
          </li>
        ))}
      </ul>
      <LinkAnchor to="/my/progress" search={chosenIn(mine.data, student)} size="sm">
        {t('practise.all')}
      </LinkAnchor>
    </section>
  )
}
