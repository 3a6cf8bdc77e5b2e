import { Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import classes from './Today.module.css'
import type { Today } from './today.ts'

interface Props {
  students: NonNullable<Today['at_risk']>
  search: School['search']
}

/** Students who had no lesson for long and have none to come: whoever calls them first keeps them. */
export function StudentsAtRisk({ students, search }: Props) {
  const t = useText('today')
  return (
    <section className="card" aria-labelledby="today-risk">
      <h2 id="today-risk" className={classes.heading}>
        {t('risk')}
      </h2>
      <Text size="sm" c="dimmed" className={students.length === 0 ? classes.none : undefined}>
        {students.length === 0 && <IconCircleCheck size={20} stroke={1.5} aria-hidden />}
        {students.length === 0 ? t('risk.none') : t('risk.help')}
      </Text>
      <ul className={classes.queue}>
        {students.map(({ student_id, student, days, level }) => (
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
            <span className={classes.chip} data-tone={level === 'high' ? 'red' : 'yellow'}>
              {t(`risk.${level}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
