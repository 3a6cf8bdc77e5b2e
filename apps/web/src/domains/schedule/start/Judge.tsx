import type { SchoolStart } from '@dsms/contract/schedule/start/calls'
import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { useText, useWordOf } from '../../../kernel/i18n/index.ts'
import { ViolationList } from '../lessons/ViolationList.tsx'
import classes from './Start.module.css'

/** What still refuses a first lesson, by the rules that every lesson is judged by. */
export function Judge({ start: { judge, steps, time_zone } }: { start: SchoolStart }) {
  const t = useText('start')
  const paper = useWordOf('documents')
  if (steps.some(({ key, is_done }) => key === 'lesson' && is_done)) return null
  const against = judge.against.map((one) =>
    one.code === 'student_documents' ? { ...one, needed: paper(`kind.${one.needed}`) ?? one.needed } : one,
  )
  const isFree = judge.lacks.length === 0 && judge.against.length === 0 && (judge.found?.slots.length ?? 0) > 0
  return (
    <section className={`card ${classes.judge}`} aria-labelledby="start-judge" data-free={isFree}>
      <h2 id="start-judge">{t('judge')}</h2>
      <div role="status">
        {isFree ? (
          <p className={classes.free}>
            <IconCircleCheck size={18} stroke={1.75} aria-hidden /> {t('judge.nothing')}
          </p>
        ) : (
          <>
            {judge.lacks.length > 0 && (
              <ul className={classes.lacks}>
                {judge.lacks.map((lack) => (
                  <li key={lack}>
                    <IconBan size={18} stroke={1.75} aria-hidden /> {t(`lack.${lack}`)}
                  </li>
                ))}
              </ul>
            )}
            {judge.against.length > 0 && <ViolationList violations={against} zone={time_zone} />}
            {judge.lacks.length === 0 && judge.against.length === 0 && <p>{t('judge.noHour')}</p>}
          </>
        )}
      </div>
    </section>
  )
}
