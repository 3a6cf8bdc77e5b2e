import {
  archiveEmployees,
  createEmployee,
  deleteEmployee,
  type Employee,
  employeeStatuses,
  updateEmployee,
} from '@dsms/contract/insight/tables/calls'
import { Button } from '@mantine/core'
import { IconArchive, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import type { RowAction } from '../../../kit/records/types.ts'
import { useListState } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone, showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import { EmployeeDetails } from './EmployeeDetails.tsx'
import { EmployeeDrawer } from './EmployeeDrawer.tsx'
import { EmployeesList } from './EmployeesList.tsx'
import { ExportTools } from './ExportTools.tsx'
import { useEmployeeColumns } from './useEmployeeColumns.tsx'
import { employeesKey, useEmployees } from './useEmployees.ts'

const sizes = [7, 10, 25, 50, 100]
const columns = ['person', 'email', 'starts', 'salary', 'age', 'status'] as const

/** The table with everything: adding, changing, choosing, putting away with undo, and taking rows elsewhere. */
export function ToolsTable() {
  const t = useText('tables')
  const errorText = useErrorText()
  const queries = useQueryClient()
  const may = useMay()
  const list = useListState(['status'], '', { prefix: 'b.', sizes })
  // the same query as the list's own, for the currency that its rows are in
  const currency = useEmployees(list).data?.rows[0]?.currency ?? 'SAR'
  const [edited, setEdited] = useState<Employee | 'new'>()
  const [doomed, setDoomed] = useState<Employee>()

  const move = async (ids: number[], isArchived: boolean) => {
    const moved = await call(archiveEmployees, { body: { ids: ids.slice(0, 100), isArchived } })
    await queries.invalidateQueries({ queryKey: employeesKey })
    return moved.ids
  }
  const archive = (rows: Employee[]) =>
    void move(
      rows.map(({ id }) => id),
      true,
    ).then(
      (ids) => showUndo(t('archived', { count: ids.length }), t('undo'), () => void move(ids, false)),
      (error) => showFailure(errorText(error)),
    )
  const erase = async (row: Employee) => {
    await move([row.id], true)
    await call(deleteEmployee, { params: { id: row.id } })
    setDoomed(undefined)
    showDone(t('deleted', { name: row.full_name }))
  }

  const mayArchive = may(archiveEmployees)
  const rowActions = (row: Employee): RowAction[] => [
    ...(may(updateEmployee)
      ? [{ key: 'edit', label: t('edit'), icon: <IconEdit size={18} stroke={1.5} />, run: () => setEdited(row) }]
      : []),
    ...(mayArchive
      ? [
          {
            key: 'archive',
            label: t('archive'),
            icon: <IconArchive size={18} stroke={1.5} />,
            run: () => archive([row]),
          },
          {
            key: 'delete',
            label: t('delete'),
            icon: <IconTrash size={18} stroke={1.5} />,
            run: () => setDoomed(row),
            isDangerous: true,
          },
        ]
      : []),
  ]

  return (
    <>
      <EmployeesList
        name="employees.tools"
        title={t('tools')}
        list={list}
        columns={useEmployeeColumns(columns)}
        filters={[
          {
            name: 'status',
            label: t('field.status'),
            choices: employeeStatuses.map((status, place) => ({
              value: String(place + 1),
              label: t(`status.${status}`),
            })),
          },
        ]}
        details={(row) => <EmployeeDetails row={row} />}
        rowActions={rowActions}
        bulkActions={
          mayArchive
            ? [
                {
                  key: 'archive',
                  label: (count) => t('archiveMany', { count }),
                  icon: <IconArchive size={18} stroke={1.5} />,
                  run: archive,
                },
              ]
            : []
        }
        tools={(chosen) => <ExportTools list={list} chosen={chosen} />}
        action={
          may(createEmployee) && (
            <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          )
        }
      />
      {edited && (
        <EmployeeDrawer
          row={edited === 'new' ? undefined : edited}
          currency={currency}
          close={() => setEdited(undefined)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          opened
          title={t('delete.title', { name: doomed.full_name })}
          text={t('delete.text')}
          action={t('delete')}
          isDangerous
          run={() => erase(doomed)}
          close={() => setDoomed(undefined)}
        />
      )}
    </>
  )
}
