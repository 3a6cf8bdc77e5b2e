import { employeeStatuses } from '@dsms/contract/insight/tables/calls'
import { IconMail } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordsView } from '../../../../kit/records/RecordsView.tsx'
import { useListState } from '../../../../kit/records/useListState.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { useEmployeeColumns, useEmployees } from '../../../insight/public.ts'
import { useActions } from './useActions.tsx'

const shown = ['person', 'email', 'starts', 'salary', 'status'] as const
const sizes = [5, 10, 25]
const filters = ['status']

/** The list that the product shows wherever there are records, over the personnel file. */
export function ProductList() {
  const t = useText('data')
  const tables = useText('tables')
  const list = useListState(filters, '', { prefix: 'list.', sizes })
  const actions = useActions()
  return (
    <RecordsView
      name="sample.employees"
      label={t('reactstrap.list')}
      list={list}
      records={useEmployees(list)}
      columns={useEmployeeColumns(shown)}
      rowId={({ id }) => id}
      rowName={({ full_name }) => full_name}
      searchLabel={tables('search')}
      filters={[
        {
          name: 'status',
          label: tables('field.status'),
          choices: employeeStatuses.map((status, place) => ({
            value: String(place + 1),
            label: tables(`status.${status}`),
          })),
        },
      ]}
      rowActions={(row) => actions(row.full_name)}
      bulkActions={[
        {
          key: 'invite',
          label: (count) => t('reactstrap.invite', { count }),
          icon: <IconMail size={18} stroke={1.5} />,
          run: (rows) => showDone(t('reactstrap.invited', { count: rows.length })),
        },
      ]}
      empty={{ text: tables('empty') }}
    />
  )
}
