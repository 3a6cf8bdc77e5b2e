import { listStudentCalls } from '@dsms/contract/students/notices/calls'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { WhenBy } from '../../../../kit/person/WhenBy.tsx'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import classes from './Card.module.css'
import { Part } from './Part.tsx'

interface Props {
  student: { id: number }
  school_id: number | undefined
}

/** Calls that the office made, the latest first: by whom, and what was said; nothing where nobody called. */
export function StudentCalls({ student: { id }, school_id }: Props) {
  const t = useText('students')
  const { data, error, refetch } = useQuery({
    queryKey: ['student calls', id, school_id],
    queryFn: ({ signal }) => call(listStudentCalls, { params: { id }, query: { school_id } }, signal),
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data || data.rows.length === 0) return null
  return (
    <Part name="calls">
      <section className="card" aria-labelledby="student-calls">
        <h2 id="student-calls" className={classes.title}>
          {t('calls')}
        </h2>
        <ul className={classes.list}>
          {data.rows.map(({ id: nth, at, by, said }) => (
            <li key={nth}>
              <WhenBy at={at} by={by} />
              <Text size="sm" className={classes.note} {...(said ? {} : { c: 'dimmed' })}>
                {said ? <Typed>{said}</Typed> : t('calls.silent')}
              </Text>
            </li>
          ))}
        </ul>
      </section>
    </Part>
  )
}
