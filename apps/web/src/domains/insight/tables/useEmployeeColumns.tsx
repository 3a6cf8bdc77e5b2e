import { type Employee, employeeStatuses } from '@dsms/contract/insight/tables/calls'
import { Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Column } from '../../../kit/records/types.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { EmployeeStatusBadge } from './EmployeeStatusBadge.tsx'

type Name = 'id' | 'person' | 'name' | 'post' | 'email' | 'city' | 'starts' | 'salary' | 'age' | 'status'

/** Columns of the tables of employees, in the order they are asked for. */
export function useEmployeeColumns(names: readonly Name[]): Column<Employee>[] {
  const t = useText('tables')
  const format = useFormat()
  return useMemo(() => {
    const all: Record<Name, Column<Employee>> = {
      id: { key: 'id', title: t('id'), sort: 'id', align: 'end', render: (row) => format.number(row.id) },
      person: {
        key: 'person',
        title: t('field.full_name'),
        sort: 'full_name',
        render: (row) => (
          <Group wrap="nowrap" gap="sm">
            <PersonAvatar name={row.full_name} src={row.avatar || null} />
            <div>
              <Text fw={500} size="sm">
                <Typed>{row.full_name}</Typed>
              </Text>
              <Text size="xs" c="dimmed">
                <Typed>{row.post}</Typed>
              </Text>
            </div>
          </Group>
        ),
      },
      name: {
        key: 'name',
        title: t('field.full_name'),
        sort: 'full_name',
        render: (row) => <Typed>{row.full_name}</Typed>,
      },
      post: { key: 'post', title: t('field.post'), sort: 'post', render: (row) => <Typed>{row.post}</Typed> },
      email: {
        key: 'email',
        title: t('field.email'),
        sort: 'email',
        onCard: true,
        render: (row) => <Bdi>{row.email}</Bdi>,
      },
      city: { key: 'city', title: t('field.city'), sort: 'city', render: (row) => <Typed>{row.city}</Typed> },
      starts: {
        key: 'starts',
        title: t('field.startsOn'),
        sort: 'start_date',
        align: 'end',
        onCard: true,
        render: (row) => format.date(row.startsOn),
      },
      salary: {
        key: 'salary',
        title: t('field.salaryMinor'),
        sort: 'salary',
        align: 'end',
        onCard: true,
        render: (row) => format.money(row.salaryMinor, row.currency),
      },
      age: {
        key: 'age',
        title: t('field.age'),
        sort: 'age',
        align: 'end',
        render: (row) => format.number(Number(row.age)),
      },
      status: {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        onCard: true,
        render: (row) => <EmployeeStatusBadge status={employeeStatuses[row.status - 1] ?? 'current'} />,
      },
    }
    return names.map((name) => all[name])
  }, [t, format, names])
}
