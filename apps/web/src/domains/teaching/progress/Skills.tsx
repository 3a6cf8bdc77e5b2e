import type { MyStudent } from '@dsms/contract/students/portal/calls'
import { rateMySkill, type Progress as Shown } from '@dsms/contract/teaching/progress/calls'
import { NativeSelect, Progress, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { keyOf } from './keyOf.ts'
import classes from './Progress.module.css'

/** Whose progress is shown, and whether they look at it themselves. */
export type Learner = Pick<MyStudent, 'id' | 'name' | 'is_self'>

interface Props {
  student: Learner
  progress: Shown
}

/** Where the trainers see a student with each skill, and where students see themselves, which they alone say. */
export function Skills({ student, progress: { skills, levels } }: Props) {
  const t = useText('progress')
  const client = useQueryClient()
  const rate = useMutation({
    mutationFn: ({ skill_id, level }: { skill_id: number; level: number }) =>
      call(rateMySkill, { params: { id: student.id, skill_id }, body: { level } }),
    onSuccess: (answer) => client.setQueryData(keyOf(student.id), answer),
  })
  return (
    <section className="card" aria-labelledby="skills">
      <h2 id="skills" className={classes.heading}>
        {t('skills')}
      </h2>
      {skills.length === 0 && <Text size="sm">{t('skills.none')}</Text>}
      {rate.isError && <ErrorBox error={rate.error} />}
      <ul className={classes.rows}>
        {skills.map((skill) => (
          <Skill
            key={skill.skill_id}
            skill={skill}
            levels={levels}
            rate={student.is_self ? (level) => rate.mutate({ skill_id: skill.skill_id, level }) : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

interface SkillProps {
  skill: Shown['skills'][number]
  levels: Shown['levels']
  /** Says where the student sees themselves; undefined for everybody else. */
  rate: ((level: number) => void) | undefined
}

function Skill({ skill, levels, rate }: SkillProps) {
  const t = useText('progress')
  const format = useFormat()
  const { own_level } = skill
  const nameOf = (level: number) => levels.find((one) => one.level === level)?.name ?? format.number(level)
  const choices = levels
    .filter(({ level }) => level > 0)
    .map(({ level, name }) => ({ value: String(level), label: name }))
  return (
    <li className={classes.stage}>
      <div className={classes.row}>
        <Typed>{skill.name}</Typed>
        <span className={classes.quiet}>
          {skill.level_name} · {t('skill.level', { level: format.number(skill.level) })}
          {skill.is_stale && ` · ${t('why.stale')}`}
        </span>
      </div>
      <Progress size={8} value={skill.level * 20} aria-label={skill.name} />
      {rate ? (
        <NativeSelect
          size="md"
          label={t('own.label')}
          aria-label={t('own.of', { name: skill.name })}
          value={own_level === null ? '' : String(own_level)}
          onChange={(event) => rate(Number(event.currentTarget.value))}
          data={[...(own_level === null ? [{ value: '', label: t('own.none'), disabled: true }] : []), ...choices]}
        />
      ) : (
        own_level !== null && <span className={classes.quiet}>{t('own.is', { level: nameOf(own_level) })}</span>
      )}
      {skill.gap && (
        <Text size="sm" fw={600}>
          {t(`own.${skill.gap}`)}
        </Text>
      )}
    </li>
  )
}
