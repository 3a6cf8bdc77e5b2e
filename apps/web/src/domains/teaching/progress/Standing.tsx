import type { ProgressLesson, Progress as Shown } from '@dsms/contract/teaching/progress/calls'
import { Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import classes from './Progress.module.css'

type Skill = Shown['skills'][number]

/** Whether a skill has reached what is asked for. */
const isReady = ({ level, target_level }: Skill) => level >= target_level

/** What the trainer named for the next lesson, then what is below its target, with the trainer's last word on each. */
export function ToPractise({ progress }: { progress: Shown }) {
  const t = useText('progress')
  const order = new Map(progress.practise.map(({ skill_id }, nth) => [skill_id, nth]))
  const place = ({ skill_id }: Skill) => order.get(skill_id) ?? order.size
  const focus = new Set(progress.practise.filter(({ why }) => why === 'focus').map(({ skill_id }) => skill_id))
  const skills = progress.skills
    .filter((skill) => !isReady(skill) || focus.has(skill.skill_id))
    .toSorted((one, other) => place(one) - place(other))
  return (
    <section className="card" aria-labelledby="practise">
      <h2 id="practise" className={classes.heading}>
        {t('practise')}
      </h2>
      {skills.length === 0 && (
        <Text size="sm">{t(progress.skills.length > 0 ? 'practise.done' : 'practise.none')}</Text>
      )}
      <ul className={classes.rows}>
        {skills.map((skill) => (
          <Standing key={skill.skill_id} skill={skill} isFocus={focus.has(skill.skill_id)}>
            <LastWord lesson={progress.lessons.find((lesson) => saysOf(lesson, skill))} zone={progress.time_zone} />
          </Standing>
        ))}
      </ul>
    </section>
  )
}

/** What has reached its target. */
export function Ready({ progress }: { progress: Shown }) {
  const t = useText('progress')
  const skills = progress.skills.filter(isReady)
  return (
    <section className="card" aria-labelledby="ready">
      <h2 id="ready" className={classes.heading}>
        {t('view.ready')}
      </h2>
      {skills.length === 0 && <Text size="sm">{t('ready.none')}</Text>}
      <ul className={classes.rows}>
        {skills.map((skill) => (
          <Standing key={skill.skill_id} skill={skill} />
        ))}
      </ul>
    </section>
  )
}

const saysOf = ({ ratings, focus }: ProgressLesson, { skill_id }: Skill) =>
  focus.includes(skill_id) || ratings.some((one) => one.skill_id === skill_id)

interface StandingProps {
  skill: Skill
  isFocus?: boolean
  children?: ReactNode
}

function Standing({ skill, isFocus = false, children }: StandingProps) {
  const t = useText('progress')
  const format = useFormat()
  return (
    <li className={classes.stage}>
      <div className={classes.row}>
        <strong>
          <Typed>{skill.name}</Typed>
        </strong>
        {isFocus && <span className={classes.quiet}>{t('why.focus')}</span>}
      </div>
      <Progress size={8} value={skill.level * 20} aria-label={skill.name} />
      <span className={classes.quiet}>
        {t('skill.of', {
          name: skill.level_name,
          level: format.number(skill.level),
          target: format.number(skill.target_level),
        })}
        {skill.is_stale && ` · ${t('why.stale')}`}
      </span>
      {children}
    </li>
  )
}

/** What the trainer wrote when the skill was last looked at. */
function LastWord({ lesson, zone }: { lesson: ProgressLesson | undefined; zone: string }) {
  const format = useFormat()
  if (!lesson) return null
  return (
    <>
      {lesson.shared_note && (
        <Text size="sm">
          <Typed>{lesson.shared_note}</Typed>
        </Text>
      )}
      <span className={classes.quiet}>
        {lesson.trainer && (
          <>
            <bdi>{lesson.trainer}</bdi>
            {' · '}
          </>
        )}
        {format.dateTime(lesson.start, zone)}
      </span>
    </>
  )
}
