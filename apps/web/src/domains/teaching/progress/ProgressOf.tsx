import type { Progress as Shown } from '@dsms/contract/teaching/progress/calls'
import { Progress, Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useTaught } from '../../../kernel/i18n/useTaught.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { Lessons } from './Lessons.tsx'
import classes from './Progress.module.css'
import { type Learner, Skills } from './Skills.tsx'

interface Props {
  student: Learner
  progress: Shown
  /** For those at the school: where the records of the lessons are. */
  records?: { school_id?: number | undefined }
}

/** What to practise, the path of each course, skill by skill, and what the trainers wrote of the lessons. */
export function ProgressOf({ student, progress, records }: Props) {
  return (
    <div className={classes.page}>
      <Practise rows={progress.practise} />
      {progress.courses.map((course) => (
        <Path key={course.enrolment_id} course={course} />
      ))}
      <Skills student={student} progress={progress} />
      <Lessons student={student} progress={progress} {...(records && { records })} />
    </div>
  )
}

function Practise({ rows }: { rows: Shown['practise'] }) {
  const t = useText('progress')
  return (
    <section className="card" aria-labelledby="practise">
      <h2 id="practise" className={classes.heading}>
        {t('practise')}
      </h2>
      {rows.length === 0 && <Text size="sm">{t('practise.none')}</Text>}
      <ul className={classes.rows}>
        {rows.map(({ skill_id, name, why }) => (
          <li key={skill_id} className={classes.row}>
            <Typed>{name}</Typed>
            <span className={classes.quiet}>{t(`why.${why}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Path({ course: { course, stages } }: { course: Shown['courses'][number] }) {
  const t = useText('progress')
  const licences = useText('licences')
  const taught = useTaught()
  const { hours: minutes } = useFormat()
  return (
    <section className="card">
      <h2 className={classes.heading}>
        {t('path')} · <Typed>{course}</Typed>
      </h2>
      <ul className={classes.rows}>
        {stages.map(({ stage, owed, done, earlier }) => (
          <li key={stage} className={classes.stage}>
            <div className={classes.row}>
              <span>{licences(`stage.${stage}`)}</span>
              <span className={classes.quiet}>{taught(done, owed)}</span>
            </div>
            <Progress
              size={10}
              value={owed === 0 ? 100 : Math.min(100, (done / owed) * 100)}
              aria-label={licences(`stage.${stage}`)}
            />
            {earlier > 0 && <span className={classes.quiet}>{t('path.earlier', { minutes: minutes(earlier) })}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
