import { Table } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { RowMenu } from '../../../../kit/list/RecordsTable.tsx'
import { useListState } from '../../../../kit/records/useListState.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { WideTable } from '../../../../ui/page/WideTable.tsx'
import { useEmployeeColumns, useEmployees } from '../../../insight/public.ts'
import { type Look, tableOf } from './look.ts'
import classes from './Tables.module.css'
import { useActions } from './useActions.tsx'

const shown = ['person', 'email', 'city', 'status'] as const
const sizes = [5]
const none: string[] = []

/** Five rows of the personnel file in one of the looks that a table can have. */
export function EmployeeTable(look: Look) {
  const t = useText('data')
  const records = useText('records')
  const actions = useActions()
  const columns = useEmployeeColumns(shown)
  const { data, isPending, error, refetch } = useEmployees(useListState(none, '', { prefix: 'look.', sizes }))
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (isPending) return <ListSkeleton rows={5} />
  return (
    <WideTable label={t('reactstrap.looks')} minWidth={720} {...tableOf(look)}>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ key, title }) => (
            <Table.Th key={key} scope="col">
              {title}
            </Table.Th>
          ))}
          <Table.Th scope="col">
            <span className="visuallyHidden">{records('actions')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data.rows.map((row) => (
          <Table.Tr key={row.id}>
            {columns.map(({ key, render }) => (
              <Table.Td key={key}>
                {key === 'status' ? <span className={classes.sign}>{render(row)}</span> : render(row)}
              </Table.Td>
            ))}
            <Table.Td data-end>
              <RowMenu name={row.full_name} actions={actions(row.full_name)} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
