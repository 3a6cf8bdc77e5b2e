import { skillLevels } from '@dsms/contract/curriculum/skills/calls'
import type { CatalogueSkill, SkillState } from '@dsms/contract/teaching/lessonRecords/calls'
import type { RatingContext } from '@dsms/contract/teaching/lessonRecords/context'
import { highestLevel, isStale, needsComment } from '@dsms/contract/teaching/lessonRecords/rules'
import type { Rating } from '@dsms/contract/teaching/lessonRecords/state'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import classes from '../Teaching.module.css'

/** What a trainer says of a skill. */
export type Rated = Pick<Rating, 'skill_id' | 'level' | 'prompted' | 'comment'>

interface Props {
  skill: CatalogueSkill
  levels: { level: number; name: string }[]
  now: number
  before: SkillState | undefined
  rating: Rating | undefined
  context: RatingContext | null
  isClosed: boolean
  rate: (rating: Rated) => void
}

/** The levels of one skill under the thumb, with what was said last and what may not be said yet. */
export function SkillLine({ skill, levels, now, before, rating, context, isClosed, rate }: Props) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const [isTooSoon, setTooSoon] = useState(false)
  const nameOf = (level: number) => levels.find((one) => one.level === level)?.name ?? format.number(level)
  const { skill_id, level, prompted, comment } = rating ?? {
    skill_id: skill.id,
    level: 0,
    prompted: false,
    comment: null,
  }
  const said: Rated = { skill_id, level, prompted, comment }
  const isFallen = rating !== undefined && needsComment(before?.level, rating.level)
  const highest = highestLevel(before, { prompted, context })
  const give = (next: Rated) => {
    const allowed = highestLevel(before, { prompted: next.prompted, context })
    setTooSoon(next.level > allowed)
    if (next.level <= allowed) rate(next)
  }
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
      <div className={classes.levels} role="radiogroup" aria-labelledby={`skill-${skill.id}`} onKeyDown={goAlong}>
        {skillLevels.map((one) => (
          // biome-ignore lint/a11y/useSemanticElements: a thumb needs a button as wide as its column
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={rating?.level === one}
            aria-label={nameOf(one)}
            tabIndex={one === (rating?.level ?? before?.level ?? 0) ? 0 : -1}
            className={classes.level}
            data-last={before?.level === one || undefined}
            data-soon={one > highest || undefined}
            disabled={isClosed}
            onClick={() => give({ ...said, level: one })}
          >
            {format.number(one)}
          </button>
        ))}
      </div>
      {(isTooSoon || rating?.asked) && (
        <div className={classes.said} role="status">
          <span className={classes.grow}>{t('skills.tooSoon', { level: nameOf(highest) })}</span>
          {isTooSoon && rating?.level !== highest && (
            <Button variant="light" mih={44} onClick={() => give({ ...said, level: highest })}>
              {t('skills.giveInstead', { level: nameOf(highest) })}
            </Button>
          )}
        </div>
      )}
      {rating && (
        <div className={classes.said}>
          <span>{nameOf(rating.level)}</span>
          <Checkbox
            label={t('skills.prompted')}
            checked={rating.prompted}
            disabled={isClosed}
            onChange={(event) => {
              const helped = event.currentTarget.checked
              const allowed = highestLevel(before, { prompted: helped, context })
              rate({ ...said, prompted: helped, level: Math.min(level, allowed) })
            }}
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
            const typed = event.currentTarget.value.trim() || null
            if (typed !== rating.comment) rate({ ...said, comment: typed })
          }}
        />
      )}
    </li>
  )
}

/** Arrows go from level to level the way one reads; a level is given by Enter or Space alone, so that passing by says nothing. */
function goAlong(event: KeyboardEvent<HTMLElement>) {
  const back = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const forth = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  const here = document.activeElement
  const to = event.key === forth ? here?.nextElementSibling : event.key === back ? here?.previousElementSibling : null
  if (!(to instanceof HTMLElement)) return
  event.preventDefault()
  to.focus()
}
