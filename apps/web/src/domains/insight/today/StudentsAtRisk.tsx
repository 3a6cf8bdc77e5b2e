import { Button, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './Today.module.css'
import type { Today } from './today.ts'

/** So many are shown at once. */
const most = 5

interface Props {
  students: NonNullable<Today['at_risk']>
  search: School['search']
}

/** Students who had no lesson for long and have none to come: whoever calls them first keeps them. */
export function StudentsAtRisk({ students, search }: Props) {
  const t = useText('today')
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  return (
    <section className={`card ${classes.panel}`} aria-labelledby="today-risk">
      <div className={classes.head}>
        <h2 id="today-risk" className={classes.heading}>
          {t('risk')}
          {students.length > 0 && <span className={classes.total}> · {format.number(students.length)}</span>}
        </h2>
      </div>
      <Text size="sm" c="dimmed" className={students.length === 0 ? classes.none : classes.help}>
        {students.length === 0 && <IconCircleCheck size={20} stroke={1.5} aria-hidden />}
        {students.length === 0 ? t('risk.none') : t('risk.help')}
      </Text>
      <ul className={classes.queue}>
        {(isWhole ? students : students.slice(0, most)).map(({ student_id, student, days, level }) => (
          <li key={student_id}>
            <LinkAnchor
              className={classes.grow}
              to="/school/students/$id"
              params={{ id: String(student_id) }}
              search={search}
            >
              <bdi>{student}</bdi>
            </LinkAnchor>
            <span className={classes.facts}>{t('risk.days', { count: days })}</span>
            {level === 'high' && (
              <span className={classes.chip} data-tone="red">
                {t('risk.high')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {students.length > most && (
        <Button
          variant="subtle"
          fullWidth
          size="compact-md"
          mih={44}
          onClick={() => setWhole(!isWhole)}
          aria-expanded={isWhole}
        >
          {isWhole ? t('showLess') : t('showAll', { count: students.length })}
        </Button>
      )}
    </section>
  )
}
