import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../../kit/areas/area.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor, LinkButton } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import type { Student } from '../students.ts'
import classes from './Card.module.css'

const of = { area: enrolments }

/** The courses that a student is or was enrolled in, and the way to another one. */
export function StudentEnrolments({ student, school }: { student: Student; school: School }) {
  const t = useText('students')
  const words = useText('enrolments')
  const format = useFormat()
  const may = useMay()
  const calls = useAreaCalls(of, school.school_id)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...areaKey(of, school.school_id), 'of student', student.id],
    queryFn: ({ signal }) => calls.list({ student_id: student.id, perPage: 50 }, signal),
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={3} />
  return (
    <section className="card">
      <Group justify="space-between" mb="sm">
        <h2 className={classes.title}>{t('tab.course')}</h2>
        {may(enrolments.calls.create) && !student.archived_at && (
          <LinkButton
            to="/school/enrolments/new"
            search={{ ...school.search, student_id: student.id }}
            variant="default"
            size="xs"
          >
            {t('enrol')}
          </LinkButton>
        )}
      </Group>
      {data.rows.length === 0 ? (
        t('noCourse')
      ) : (
        <ul className={classes.list}>
          {data.rows.map((row) => (
            <li key={row.id} className={classes.line}>
              <LinkAnchor to={`/school/enrolments/${row.id}`} search={school.search}>
                <Typed>{row.course}</Typed>
              </LinkAnchor>
              <Group gap="xs">
                {row.start_on && format.date(row.start_on)}
                <StatusBadge status={row.status} label={words(`status.${row.status}`)} />
              </Group>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
