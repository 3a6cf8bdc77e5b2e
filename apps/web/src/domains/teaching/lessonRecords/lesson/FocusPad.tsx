import { Chip } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { inWork, type PadProps, skillsFor } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'

const most = 10

/** What the next lesson is about: skills in work and those that were rated today. */
export function FocusPad({ day, lesson, isClosed }: PadProps) {
  const t = useText('lessonRecords')
  const { record, act } = useDesk(lesson)
  const skills = skillsFor(day, lesson)
  const { first } = inWork(skills, lesson)
  const rated = new Set(record.ratings.map(({ skill_id }) => skill_id))
  const offered = skills.filter(
    (skill) => first.includes(skill) || rated.has(skill.id) || record.focus.includes(skill.id),
  )
  if (offered.length === 0) return null
  return (
    <section className="card" aria-labelledby="focus">
      <h2 id="focus" className={classes.heading}>
        {t('focus.title')}
      </h2>
      <Chip.Group
        multiple
        value={record.focus.map(String)}
        onChange={(ids) => act({ kind: 'focus', skill_ids: ids.map(Number).slice(0, most) })}
      >
        <div className={classes.chips}>
          {offered.map(({ id, name }) => (
            <Chip key={id} value={String(id)} size="md" disabled={isClosed}>
              <bdi>{name}</bdi>
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </section>
  )
}
