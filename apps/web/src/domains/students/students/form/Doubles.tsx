import { findDoubles } from '@dsms/contract/students/students/calls'
import { Alert, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUsersGroup } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { studentFields } from '../studentForm.ts'
import type { Student } from '../students.ts'
import { DoubleBeside } from './DoubleBeside.tsx'

type Compared = 'first_name' | 'family_name' | 'id_number' | 'phone' | 'email' | 'birth_date'

interface Props {
  values: Pick<typeof studentFields.empty, Compared>
  student: Student | undefined
  school_id: number | undefined
  /** Goes on with one who is there instead. */
  choose?: (id: number) => unknown
}

/** Students who look like the one that is being typed, each beside what was typed; nothing where there is none. */
export function Doubles({ values, student, school_id, choose }: Props) {
  const t = useText('students')
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
    enabled: may(findDoubles) && Boolean(typed.id_number || typed.email || typed.birth_date || typed.phone),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <div role="status">
      {data.length > 0 && (
        <Alert color="yellow" icon={<IconUsersGroup size={20} stroke={1.5} />} title={t('doubles.title')}>
          <Stack gap="md">
            {data.map((one) => (
              <DoubleBeside
                key={one.id}
                double={one}
                typed={values}
                student={student}
                school_id={school_id}
                choose={choose}
              />
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  )
}
