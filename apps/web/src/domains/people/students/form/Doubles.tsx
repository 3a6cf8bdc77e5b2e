import { findDoubles } from '@dsms/contract/people/students/calls'
import { Alert, Button, List, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUsersGroup } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import type { studentFields } from '../studentForm.ts'
import { pupils, type Student } from '../students.ts'

type Compared = 'first_name' | 'family_name' | 'id_number' | 'phone' | 'email' | 'birth_date'

interface Props {
  values: Pick<typeof studentFields.empty, Compared>
  student: Student | undefined
  school_id: number | undefined
  /** Goes on with one who is there instead. */
  choose?: (id: number) => unknown
}

/** Students who look like the one that is being typed, with what tells them to be the same; nothing where there is none. */
export function Doubles({ values, student, school_id, choose }: Props) {
  const t = useText('students')
  const format = useFormat()
  const may = useMay()
  const { first_name, family_name, id_number, phone, email, birth_date } = values
  const [typed] = useDebouncedValue({ first_name, family_name, id_number, phone, email, birth_date }, 400)
  const { data = [] } = useQuery({
    // an identity number is in no key that is kept
    queryKey: ['area', 'students', school_id ?? 'own', 'doubles', JSON.stringify(typed)],
    queryFn: ({ signal }) =>
      call(
        findDoubles,
        {
          body: {
            ...typed,
            ...(student ? { except: student.id } : {}),
            ...(school_id === undefined ? {} : { school_id }),
          },
        },
        signal,
      ),
    enabled: may(findDoubles) && Boolean(typed.id_number || typed.email || typed.birth_date),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <div role="status">
      {data.length > 0 && (
        <Alert color="yellow" icon={<IconUsersGroup size={20} stroke={1.5} />} title={t('doubles.title')}>
          <List size="sm" spacing={4}>
            {data.map((one) => (
              <List.Item key={one.id}>
                <LinkAnchor to={`${pupils.link}/${one.id}`} search={school_id === undefined ? {} : { school_id }}>
                  <Typed>{one.name}</Typed>
                </LinkAnchor>{' '}
                <Bdi>{one.student_no}</Bdi>
                {one.birth_date && ` · ${format.date(one.birth_date)}`}
                {one.id_last4 && (
                  <>
                    {' · '}
                    <Bdi>{`•••• ${one.id_last4}`}</Bdi>
                  </>
                )}
                {` · ${format.list(one.by.map((reason) => t(`doubles.${reason}`)))}`}
                {one.is_archived && ` · ${t('doubles.archived')}`}
                {choose && !one.is_archived && (
                  <Button size="compact-sm" variant="light" ms="xs" onClick={() => choose(one.id)}>
                    {t('doubles.choose')}
                    <VisuallyHidden> {one.name}</VisuallyHidden>
                  </Button>
                )}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </div>
  )
}
