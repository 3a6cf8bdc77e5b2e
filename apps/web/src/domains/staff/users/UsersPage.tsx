import * as account from '@dsms/contract/staff/users/account'
import {
  addUser,
  currentPlans,
  deleteUser,
  listRoles,
  staffListRoles,
  type User,
  userStatuses,
} from '@dsms/contract/staff/users/calls'
import { Alert, Button, Group, Stack } from '@mantine/core'
import {
  IconEdit,
  IconFileText,
  IconInfoCircle,
  IconPlus,
  IconToggleLeft,
  IconToggleRight,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { RecordsPage } from '../../../kit/records/RecordsPage.tsx'
import type { BulkAction, ListFilter, RowAction } from '../../../kit/records/types.ts'
import { type ListWishes, useListState } from '../../../kit/records/useListState.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { AddUserDrawer } from './dialogs/AddUserDrawer.tsx'
import { KnownPersonDrawer } from './dialogs/KnownPersonDrawer.tsx'
import { DeleteDialog, SuspendDialog } from './dialogs/UserDialogs.tsx'
import { Figures } from './Figures.tsx'
import { useUserColumns } from './userColumns.tsx'
import { useSetStatus } from './useSetStatus.ts'
import { usersKey, useUserCalls, useWhose, type Whose } from './useUsers.ts'

/** The users in your own scope, or of the school that the address names. */
export function UsersPage() {
  const whose = useWhose()
  // other people are another screen: nothing chosen stays
  return <Users key={whose.school_id ?? 'own'} whose={whose} />
}

type Question = { about: 'suspend' | 'delete'; user: User }

function Users({ whose }: { whose: Whose }) {
  const t = useText('users')
  const may = useMay()
  const list = useListState(['role', 'plan', 'status'])
  const calls = useUserCalls(whose.school_id)
  const columns = useUserColumns(whose)
  const [isAdding, setAdding] = useState<'user' | 'known'>()
  const navigate = useNavigate()
  const [question, ask] = useState<Question>()
  const setStatus = useQuietStatus(whose)
  const rowActions = useRowActions(whose, ask, setStatus)
  const bulkActions = useBulkActions(setStatus)
  const close = () => ask(undefined)

  const addButton = may(addUser) && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setAdding('user')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <RecordsPage
        name="users"
        label={t('title')}
        list={list}
        queryKey={[...usersKey(whose.school_id), 'list']}
        load={async (state, signal) => {
          const { users, total } = await calls.list(
            { ...filterOf(state), page: state.page, perPage: state.perPage },
            signal,
          )
          return { rows: users, total }
        }}
        columns={columns}
        rowId={(user) => user.id}
        rowName={(user) => user.fullName}
        searchLabel={t('search')}
        filters={useFilters(whose)}
        rowActions={rowActions}
        bulkActions={bulkActions}
        exportAs={may(account.exportUsers) ? (format) => calls.export({ ...filterOf(list), format }) : undefined}
        action={addButton}
        menu={
          may(account.addKnownPerson) && (
            <MenuChoice leftSection={<IconUserPlus size={18} stroke={1.5} />} onClick={() => setAdding('known')}>
              {t('known.add')}
            </MenuChoice>
          )
        }
        before={
          <Stack gap="md">
            {whose.school_id && <Visit />}
            <Figures whose={whose} />
          </Stack>
        }
        empty={{ text: t('empty'), action: addButton }}
      />
      {isAdding === 'known' && (
        <KnownPersonDrawer
          whose={whose}
          close={() => setAdding(undefined)}
          added={(id) => void navigate({ to: '/apps/user/view/$id', params: { id: String(id) }, search: whose.search })}
        />
      )}
      {isAdding === 'user' && (
        <AddUserDrawer
          whose={whose}
          close={() => setAdding(undefined)}
          added={() => list.set({ q: '', sort: '', filters: { role: '', plan: '', status: '' } })}
        />
      )}
      {question?.about === 'suspend' && (
        <SuspendDialog school_id={whose.school_id} user={question.user} close={close} />
      )}
      {question?.about === 'delete' && <DeleteDialog school_id={whose.school_id} user={question.user} close={close} />}
    </>
  )
}

/** The list's state under the names that the calls give it. */
const filterOf = ({ q, sort, filters }: ListWishes) => ({
  q: q || undefined,
  sort: sort || undefined,
  role: filters.role,
  currentPlan: filters.plan,
  status: filters.status,
})

function Visit() {
  const t = useText('users')
  return (
    <Alert icon={<IconInfoCircle size={20} stroke={1.5} />} p="xs">
      <Group gap="xs">
        {t('ofSchool')}
        <LinkAnchor to="/apps/user/list">{t('toPlatform')}</LinkAnchor>
      </Group>
    </Alert>
  )
}

function useFilters({ isSchool }: Whose): ListFilter[] {
  const t = useText('users')
  return [
    {
      name: 'role',
      label: t('field.role'),
      choices: (isSchool ? listRoles : staffListRoles).map((value) => ({ value, label: t(`role.${value}`) })),
    },
    {
      name: 'plan',
      label: t('field.currentPlan'),
      choices: currentPlans.map((value) => ({ value, label: t(`plan.${value}`) })),
    },
    {
      name: 'status',
      label: t('field.status'),
      choices: userStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
  ]
}

type SetStatus = (ids: number[], status: 'active' | 'inactive') => void

/** Sets a status where no dialog can show what went wrong. */
function useQuietStatus({ school_id }: Whose): SetStatus {
  const errorText = useErrorText()
  const setStatus = useSetStatus(school_id)
  return (ids, status) => void setStatus(ids, status).catch((error) => showFailure(errorText(error)))
}

function useRowActions({ search }: Whose, ask: (question: Question) => void, setStatus: SetStatus) {
  const t = useText('users')
  const common = useText('common')
  const may = useMay()
  const me = useSession()
  const navigate = useNavigate()
  return (user: User): RowAction[] => {
    const params = { id: String(user.id) }
    const isOther = user.id !== me?.id
    const actions: (RowAction | false)[] = [
      {
        key: 'details',
        label: t('details'),
        icon: <IconFileText size={18} stroke={1.5} />,
        run: () => navigate({ to: '/apps/user/view/$id', params, search }),
      },
      may(account.updateUser) && {
        key: 'edit',
        label: common('edit'),
        icon: <IconEdit size={18} stroke={1.5} />,
        run: () => navigate({ to: '/apps/user/edit/$id', params, search }),
      },
      may(account.changeUserStatus) &&
        isOther &&
        (user.status === 'inactive'
          ? {
              key: 'activate',
              label: t('activate'),
              icon: <IconToggleRight size={18} stroke={1.5} />,
              run: () => setStatus([user.id], 'active'),
            }
          : {
              key: 'suspend',
              label: t('suspend'),
              icon: <IconToggleLeft size={18} stroke={1.5} />,
              run: () => ask({ about: 'suspend', user }),
            }),
      may(deleteUser) &&
        isOther && {
          key: 'delete',
          label: common('delete'),
          icon: <IconTrash size={18} stroke={1.5} />,
          isDangerous: true,
          run: () => ask({ about: 'delete', user }),
        },
    ]
    return actions.filter((action) => action !== false)
  }
}

function useBulkActions(setStatus: SetStatus): BulkAction<User>[] {
  const t = useText('users')
  const may = useMay()
  const me = useSession()
  if (!may(account.changeUserStatus)) return []
  const ids = (users: User[]) => users.map(({ id }) => id)
  return [
    {
      key: 'activate',
      label: (count) => t('bulk.activate', { count }),
      icon: <IconToggleRight size={18} stroke={1.5} aria-hidden />,
      fits: (user) => user.status === 'inactive',
      run: (users) => setStatus(ids(users), 'active'),
    },
    {
      key: 'suspend',
      label: (count) => t('bulk.suspend', { count }),
      icon: <IconToggleLeft size={18} stroke={1.5} aria-hidden />,
      fits: (user) => user.status !== 'inactive' && user.id !== me?.id,
      run: (users) => setStatus(ids(users), 'inactive'),
    },
  ]
}
