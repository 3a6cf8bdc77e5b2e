import type { Scope } from '@dsms/contract/kernel/permissions'
import { personStatuses, type StaffRow } from '@dsms/contract/staff/staff/calls'
import { IconEdit, IconFileImport, IconPlus, IconToggleLeft, IconToggleRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { Search } from '../../../kernel/address/address.ts'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { whenShown } from '../../../kernel/browser/later/whenShown.tsx'
import { askEarly } from '../../../kernel/call/early.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { RecordsPage } from '../../../kit/records/RecordsPage.tsx'
import type { BulkAction, ListFilter, RowAction } from '../../../kit/records/types.ts'
import { type ListWishes, useListState, wishesIn } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { recordsOf } from '../../../kit/records/useRecords.ts'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import { type School, schoolIn } from '../../../kit/school/useSchool.ts'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { nextStatus } from './nextStatus.ts'
import { StatusDialog } from './StatusDialog.tsx'
import { staffAccess, staffCalls } from './staffCalls.ts'
import { useStaffColumns } from './staffColumns.tsx'
import { filterOf } from './staffFilter.ts'
import { useBulkStatus } from './useBulkStatus.ts'
import { staffKey, useRoleChoices, useStaffCalls } from './useStaffQueries.ts'

const StaffImport = whenShown(async () => (await import('./form/StaffImport.tsx')).StaffImport)

const rowsOf = (scope: Scope, school_id: number | undefined) => ({
  queryKey: [...staffKey(scope, school_id), 'list'],
  load: async (wishes: ListWishes, signal: AbortSignal) => {
    const { page, perPage } = wishes
    const { result, total } = await staffCalls(scope, school_id).list({ ...filterOf(wishes), page, perPage }, signal)
    return { rows: result, total }
  },
})

const pageOf = (scope: Scope) =>
  Object.assign(() => <StaffPage scope={scope} />, {
    ask: async (search: Search) => {
      const school = schoolIn(scope, search)
      if (school) await askEarly(recordsOf(rowsOf(scope, school.school_id), wishesIn(search)))
    },
  })
export const PlatformStaff = pageOf('platform')
export const SchoolStaff = pageOf('school')

/** The staff of the platform, or of a school. */
function StaffPage({ scope }: { scope: Scope }) {
  const t = useText('staff')
  return (
    <SchoolGate scope={scope} title={t(`title.${scope}`)}>
      {(school) => <StaffList scope={scope} school={school} />}
    </SchoolGate>
  )
}

function StaffList({ scope, school }: { scope: Scope; school: School }) {
  const t = useText('staff')
  const common = useText('common')
  const may = useMay()
  const me = useSession()
  const navigate = useNavigate()
  const roleName = useRoleName()
  const { school_id, search } = school
  const list = useListState(['status', 'role'])
  const calls = useStaffCalls(scope, school_id)
  const roles = useRoleChoices(scope, school_id)
  const columns = useStaffColumns(scope, search)
  const bulkStatus = useBulkStatus(scope, school_id)
  const [changing, setChanging] = useState<StaffRow>()
  const [isImporting, setImporting] = useState(false)
  const access = staffAccess[scope]

  const filters: ListFilter[] = [
    {
      name: 'status',
      label: t('field.status'),
      choices: personStatuses.map((value) => ({ value, label: common(`status.${value}`) })),
    },
    {
      name: 'role',
      label: t('field.role'),
      choices: (roles.data ?? []).map((role) => ({ value: String(role.id), label: roleName(role.name, role.key) })),
    },
  ]

  const mayChange = (row: StaffRow) => row.status !== 'archived' && row.id !== me?.id
  const rowActions = (row: StaffRow): RowAction[] => [
    ...(may(access.edit) && row.status !== 'archived'
      ? [
          {
            key: 'edit',
            label: common('edit'),
            icon: <IconEdit size={18} stroke={1.5} />,
            run: () => navigate({ to: `/${scope}/staff/$id/edit`, params: { id: String(row.id) }, search }),
          },
        ]
      : []),
    ...(may(access.status) && mayChange(row)
      ? [
          {
            key: 'status',
            label: t(nextStatus(row.status) === 'inactive' ? 'deactivate' : 'activate'),
            icon:
              nextStatus(row.status) === 'inactive' ? (
                <IconToggleLeft size={18} stroke={1.5} />
              ) : (
                <IconToggleRight size={18} stroke={1.5} />
              ),
            run: () => setChanging(row),
          },
        ]
      : []),
  ]
  const bulkActions: BulkAction<StaffRow>[] = may(access.status)
    ? [
        {
          key: 'activate',
          label: (count) => t('bulk.activate', { count }),
          icon: <IconToggleRight size={18} stroke={1.5} aria-hidden />,
          fits: (row) => mayChange(row) && row.status === 'inactive',
          run: (rows) => bulkStatus(rows, 'active'),
        },
        {
          key: 'deactivate',
          label: (count) => t('bulk.deactivate', { count }),
          icon: <IconToggleLeft size={18} stroke={1.5} aria-hidden />,
          fits: (row) => mayChange(row) && row.status === 'active',
          run: (rows) => bulkStatus(rows, 'inactive'),
        },
      ]
    : []

  const addButton = may(access.create) && (
    <LinkButton to={`/${scope}/staff/new`} search={search} leftSection={<IconPlus size={18} stroke={1.5} />}>
      {t('add')}
    </LinkButton>
  )
  return (
    <>
      <RecordsPage
        name={`staff.${scope}`}
        label={t(`title.${scope}`)}
        list={list}
        {...rowsOf(scope, school_id)}
        columns={columns}
        rowId={rowId}
        rowName={(row) => row.full_name || row.username}
        searchLabel={t('search')}
        filters={filters}
        rowActions={may(access.edit) || may(access.status) ? rowActions : undefined}
        bulkActions={bulkActions}
        exportAs={may(access.export) ? (format) => calls.export({ ...filterOf(list), format }) : undefined}
        action={addButton}
        menu={
          may(access.create) && (
            <MenuChoice leftSection={<IconFileImport size={18} stroke={1.5} />} onClick={() => setImporting(true)}>
              {t('import')}
            </MenuChoice>
          )
        }
        empty={{ text: t('empty'), action: addButton }}
      />
      {changing && (
        <StatusDialog scope={scope} school_id={school_id} person={changing} close={() => setChanging(undefined)} />
      )}
      {isImporting && <StaffImport scope={scope} school_id={school_id} close={() => setImporting(false)} />}
    </>
  )
}

const rowId = (row: StaffRow) => row.id
