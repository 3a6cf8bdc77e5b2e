import { findStudents } from '@dsms/contract/students/students/calls'
import { Alert, List } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { pupils } from './students.ts'

/** Whose number was typed into the search: it is asked for by a call of its own, since addresses are kept and logged. */
export function FoundByNumber({ number, school_id }: { number: string; school_id: number | undefined }) {
  const t = useText('students')
  const inSchool = school_id === undefined ? {} : { school_id }
  const { data, error, refetch } = useQuery({
    queryKey: ['area', 'students', school_id ?? 'own', 'found', number],
    queryFn: ({ signal }) => call(findStudents, { body: { number, ...inSchool } }, signal),
    // an identity number is kept no longer than it is looked at
    gcTime: 0,
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  return (
    <div role="status">
      {data && (
        <Alert
          color={data.length > 0 ? 'teal' : 'gray'}
          icon={<IconId size={20} stroke={1.5} />}
          title={t(data.length > 0 ? 'found.title' : 'found.none')}
        >
          {data.length > 0 && (
            <List size="sm" spacing={4}>
              {data.map((one) => (
                <List.Item key={one.id}>
                  <LinkAnchor to={`${pupils.link}/${one.id}`} search={inSchool}>
                    <Typed>{one.name}</Typed>
                  </LinkAnchor>{' '}
                  <Bdi>{one.student_no}</Bdi>
                  {` · ${t(`found.${one.by}`)}`}
                  {one.is_archived && ` · ${t('doubles.archived')}`}
                </List.Item>
              ))}
            </List>
          )}
        </Alert>
      )}
    </div>
  )
}
