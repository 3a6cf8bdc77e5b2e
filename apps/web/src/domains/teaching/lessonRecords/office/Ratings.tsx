import type { LessonRecord } from '@dsms/contract/teaching/lessonRecords/office'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { useContextWords } from '../lesson/useContextWords.ts'
import classes from '../Teaching.module.css'

/** The levels of a record, each with what the drive was like, why it fell, and what was meant where it was too soon. */
export function Ratings({ data: { record, skills } }: { data: LessonRecord }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const drive = useContextWords()
  if (record.ratings.length === 0) return null
  return (
    <ul className={classes.rows} aria-label={t('skills.title')}>
      {record.ratings.map(({ skill_id, level, asked, comment, context }) => (
        <li key={skill_id} className={classes.row}>
          <Typed>{skills.find(({ id }) => id === skill_id)?.name ?? '–'}</Typed>
          <span>
            {format.number(level)}
            {asked !== null && ` · ${t('skills.meant', { level: format.number(asked) })}`}
            {context && <span className={classes.quiet}>{drive(context)}</span>}
            {comment && (
              <span className={classes.quiet}>
                <Typed>{comment}</Typed>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
