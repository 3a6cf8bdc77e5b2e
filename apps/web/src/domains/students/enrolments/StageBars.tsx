import { shareDone } from '@dsms/contract/students/enrolments/rules'
import { Progress, Text } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { useTaught } from '../../../kernel/i18n/useTaught.ts'
import { useRequirementWords } from '../../curriculum/public.ts'
import type { Enrolment } from './enrolments.ts'
import classes from './StageBars.module.css'

/** How far the training is: a bar for each stage, and the same in words. */
export function StageBars({ enrolment }: { enrolment: Enrolment }) {
  const t = useText('enrolments')
  const taught = useTaught()
  const { minutes, amounts, part } = useRequirementWords()
  const { stages, owed_minutes: owed, done_minutes: done } = enrolment
  return (
    <section className="card" aria-labelledby="progress">
      <h2 id="progress" className={classes.title}>
        {t('progress')}
      </h2>
      <Text size="sm" mb="md">
        {taught(done, owed)}
      </Text>
      <ul className={classes.stages}>
        {stages.map((stage) => {
          const name = part({ stage: stage.stage, sub_kind: null })
          const besides = amounts({ min_minutes: null, min_sessions: stage.sessions, min_km: stage.km })
          const share = shareDone({ owed: stage.minutes, done: stage.done })
          return (
            <li key={stage.stage}>
              <div className={classes.head}>
                <span className={classes.name}>{name}</span>
                <span>{taught(stage.done, stage.minutes)}</span>
              </div>
              <Progress size={8} value={share} aria-label={name} color={share === 100 ? 'green' : undefined} />
              {stage.earlier > 0 && (
                <span className={classes.quiet}>{t('earlier', { minutes: minutes(stage.earlier) })}</span>
              )}
              {besides && <span className={classes.quiet}>{t('besides', { what: besides })}</span>}
            </li>
          )
        })}
      </ul>
      <Text size="sm" c="dimmed" mt="md">
        {t('byVersion', { version: enrolment.requirement_version })}
      </Text>
    </section>
  )
}
