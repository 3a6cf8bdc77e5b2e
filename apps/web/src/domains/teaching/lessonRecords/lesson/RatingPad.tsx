import { skillLevels } from '@dsms/contract/curriculum/skills/calls'
import type { CatalogueSkill, SkillState } from '@dsms/contract/teaching/lessonRecords/calls'
import { isStale, needsComment } from '@dsms/contract/teaching/lessonRecords/rules'
import type { Rating } from '@dsms/contract/teaching/lessonRecords/state'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { grouped, inWork, type PadProps, skillsFor } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'

/** Levels of the skills of a lesson, by the thumb; one tap says that all in work are as they were. */
export function RatingPad({ day, lesson, isClosed }: PadProps) {
  const t = useText('lessonRecords')
  const { record, act } = useDesk(lesson)
  const { first, others } = inWork(skillsFor(day, lesson), lesson)
  const before = new Map(lesson.skills.map((one) => [one.skill_id, one]))
  const rated = new Map(record.ratings.map((one) => [one.skill_id, one]))
  const sameAgain = first.flatMap(({ id }) => {
    const level = before.get(id)?.level
    return level === undefined || rated.has(id)
      ? []
      : [{ kind: 'rate' as const, skill_id: id, level, prompted: false, comment: null }]
  })
  const line = (skill: CatalogueSkill) => (
    <SkillLine
      key={skill.id}
      skill={skill}
      levels={day.levels}
      now={Date.parse(day.now)}
      before={before.get(skill.id)}
      rating={rated.get(skill.id)}
      isClosed={isClosed}
      rate={(rating) => act({ kind: 'rate', ...rating })}
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

interface LineProps {
  skill: CatalogueSkill
  levels: { level: number; name: string }[]
  now: number
  before: SkillState | undefined
  rating: Rating | undefined
  isClosed: boolean
  rate: (rating: Rating) => void
}

function SkillLine({ skill, levels, now, before, rating, isClosed, rate }: LineProps) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const nameOf = (level: number) => levels.find((one) => one.level === level)?.name ?? format.number(level)
  const said = rating ?? { skill_id: skill.id, level: 0, prompted: false, comment: null }
  const isFallen = rating !== undefined && needsComment(before?.level, rating.level)
  return (
    <li className={classes.skill}>
      <div className={classes.lineHead}>
        <strong id={`skill-${skill.id}`}>
          <Typed>{skill.name}</Typed>
        </strong>
        {before && (
          <span className={classes.quiet}>
            {t('skills.last', { level: nameOf(before.level) })}
            {before.trend > 0 && <IconArrowUp size={14} stroke={2} aria-label={t('skills.better')} />}
            {before.trend < 0 && <IconArrowDown size={14} stroke={2} aria-label={t('skills.worse')} />}
            {isStale(before.last_seen, now) && ` · ${t('skills.stale')}`}
          </span>
        )}
      </div>
      <div className={classes.levels} role="radiogroup" aria-labelledby={`skill-${skill.id}`}>
        {skillLevels.map((level) => (
          // biome-ignore lint/a11y/useSemanticElements: a thumb needs a button as wide as its column
          <button
            key={level}
            type="button"
            role="radio"
            aria-checked={rating?.level === level}
            aria-label={nameOf(level)}
            className={classes.level}
            data-last={before?.level === level || undefined}
            disabled={isClosed}
            onClick={() => rate({ ...said, level })}
          >
            {format.number(level)}
          </button>
        ))}
      </div>
      {rating && (
        <div className={classes.said}>
          <span>{nameOf(rating.level)}</span>
          <Checkbox
            label={t('skills.prompted')}
            checked={rating.prompted}
            disabled={isClosed}
            onChange={(event) => rate({ ...rating, prompted: event.currentTarget.checked })}
          />
        </div>
      )}
      {rating && (isFallen || rating.comment) && (
        <TextInput
          label={t('skills.why')}
          required={isFallen}
          error={isFallen && !rating.comment ? t('skills.whyNeeded') : undefined}
          defaultValue={rating.comment ?? ''}
          disabled={isClosed}
          maxLength={500}
          dir="auto"
          onBlur={(event) => {
            const comment = event.currentTarget.value.trim() || null
            if (comment !== rating.comment) rate({ ...rating, comment })
          }}
        />
      )}
    </li>
  )
}
