import type { CatalogueSkill } from '@dsms/contract/teaching/lessonRecords/calls'
import { Button } from '@mantine/core'
import { IconEqual } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { grouped, inWork, type PadProps, skillsFor } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'
import { ContextLine } from './ContextLine.tsx'
import { type Rated, SkillLine } from './SkillLine.tsx'

const rate = (rated: Rated) => ({ kind: 'rate' as const, asked: null, ...rated })

/** Levels of the skills of a lesson, by the thumb; one tap says that all in work are as they were. */
export function RatingPad(props: PadProps) {
  const { day, lesson, isClosed } = props
  const t = useText('lessonRecords')
  const { record, act } = useDesk(lesson)
  const { first, others } = inWork(skillsFor(day, lesson), lesson)
  const before = new Map(lesson.skills.map((one) => [one.skill_id, one]))
  const rated = new Map(record.ratings.map((one) => [one.skill_id, one]))
  const sameAgain = first.flatMap(({ id }) => {
    const level = before.get(id)?.level
    return level === undefined || rated.has(id) ? [] : [rate({ skill_id: id, level, prompted: false, comment: null })]
  })
  const line = (skill: CatalogueSkill) => (
    <SkillLine
      key={skill.id}
      skill={skill}
      levels={day.levels}
      now={Date.parse(day.now)}
      before={before.get(skill.id)}
      rating={rated.get(skill.id)}
      context={record.context}
      isClosed={isClosed}
      rate={(rating) => act(rate(rating))}
    />
  )
  return (
    <section className="card" aria-labelledby="skills">
      <div className={classes.lineHead}>
        <h2 id="skills" className={classes.heading}>
          {t('skills.title')}
        </h2>
        {sameAgain.length > 0 && !isClosed && (
          <Button
            variant="light"
            mih={44}
            leftSection={<IconEqual size={18} stroke={1.5} />}
            onClick={() => act(...sameAgain)}
          >
            {t('skills.same')}
          </Button>
        )}
      </div>
      <ContextLine {...props} />
      {first.length === 0 && <p className={classes.quiet}>{t('skills.none')}</p>}
      <ul className={classes.rows}>{first.map(line)}</ul>
      {grouped(others, ({ group }) => group ?? t('skills.more')).map(([group, rows]) => (
        <details key={group}>
          <summary className={classes.fold}>
            <Typed>{group}</Typed>
          </summary>
          <ul className={classes.rows}>{rows.map(line)}</ul>
        </details>
      ))}
    </section>
  )
}
