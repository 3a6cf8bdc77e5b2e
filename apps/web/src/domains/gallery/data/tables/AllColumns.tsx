import { Table } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useListState } from '../../../../kit/records/useListState.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { WideTable } from '../../../../ui/page/WideTable.tsx'
import { useEmployeeColumns, useEmployees } from '../../../insight/public.ts'
import classes from './Tables.module.css'

const shown = ['id', 'name', 'post', 'email', 'city', 'age', 'starts', 'salary'] as const
const sizes = [5]
const none: string[] = []

/** More columns than a phone has room for: the table scrolls in its place, and the page does not. */
export function AllColumns() {
  const t = useText('data')
  const columns = useEmployeeColumns(shown)
  const { data, isPending, error, refetch } = useEmployees(useListState(none, '', { prefix: 'look.', sizes }))
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={5} />
  return (
    <WideTable label={t('reactstrap.wide')} minWidth={1280} className={classes.table ?? ''}>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ key, title, align }) => (
            <Table.Th key={key} scope="col" data-end={align === 'end' || undefined}>
              {title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data.rows.map((row) => (
          <Table.Tr key={row.id}>
            {columns.map(({ key, render, align }) => (
              <Table.Td key={key} data-end={align === 'end' || undefined}>
                {render(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
