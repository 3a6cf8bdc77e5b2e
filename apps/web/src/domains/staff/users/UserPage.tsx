import { Tabs } from '@mantine/core'
import { IconEdit, IconEraser, IconMailForward, IconToggleLeft, IconToggleRight, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useTab } from '../../../kernel/address/useTab.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { BesideSummary } from '../../../kit/person/SummaryCard.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import type { Crumb } from '../../../ui/page/Breadcrumbs.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { TabRow } from '../../../ui/page/TabRow.tsx'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { EraseDialog } from './dialogs/EraseDialog.tsx'
import { InviteDrawer } from './dialogs/InviteDrawer.tsx'
import { DeleteDialog, SuspendDialog } from './dialogs/UserDialogs.tsx'
import { AccountTab } from './tabs/AccountTab.tsx'
import { ActivityTab } from './tabs/ActivityTab.tsx'
import { NoticesTab } from './tabs/NoticesTab.tsx'
import { PermissionsTab } from './tabs/PermissionsTab.tsx'
import { PlanTab } from './tabs/PlanTab.tsx'
import { SecurityTab } from './tabs/SecurityTab.tsx'
import type { TabProps } from './tabs/tab.ts'
import { UserLoader } from './UserLoader.tsx'
import { UserSummary } from './UserSummary.tsx'
import classes from './Users.module.css'
import { useSetStatus } from './useSetStatus.ts'
import { useWhose } from './useUsers.ts'

/** One user: who it is beside what there is to know, and what may be done. */
export function UserPage({ id }: { id: number }) {
  const whose = useWhose()
  return (
    <UserLoader id={id} whose={whose}>
      {(user) => <Shown overview={user} whose={whose} />}
    </UserLoader>
  )
}

const tabs = [
  { name: 'account', Content: AccountTab },
  { name: 'security', Content: SecurityTab },
  { name: 'plan', Content: PlanTab },
  { name: 'notifications', Content: NoticesTab },
  { name: 'activity', Content: ActivityTab },
  { name: 'permissions', Content: PermissionsTab },
] as const

function Shown({ overview, whose }: TabProps) {
  const t = useText('users')
  const common = useText('common')
  const navigate = useNavigate()
  const errorText = useErrorText()
  const [question, ask] = useState<'suspend' | 'delete' | 'erase' | 'invite'>()
  const [tab, showTab] = useTab(
    tabs.map(({ name }) => name),
    tabs[0].name,
  )
  const setStatus = useSetStatus(whose.school_id)
  const { user, can } = overview
  const list = { label: t('title'), to: '/apps/user/list', search: whose.search } satisfies Crumb
  const close = () => ask(undefined)

  const menu = (can.status || can.delete || can.invite) && (
    <>
      {can.invite && (
        <MenuChoice leftSection={<IconMailForward size={18} stroke={1.5} />} onClick={() => ask('invite')}>
          {t('invite')}
        </MenuChoice>
      )}
      {can.status && user.status === 'inactive' && (
        <MenuChoice
          leftSection={<IconToggleRight size={18} stroke={1.5} />}
          onClick={() => setStatus([user.id], 'active').catch((error) => showFailure(errorText(error)))}
        >
          {t('activate')}
        </MenuChoice>
      )}
      {can.status && user.status !== 'inactive' && (
        <MenuChoice leftSection={<IconToggleLeft size={18} stroke={1.5} />} onClick={() => ask('suspend')}>
          {t('suspend')}
        </MenuChoice>
      )}
      {can.delete && (
        <MenuChoice color="red" leftSection={<IconTrash size={18} stroke={1.5} />} onClick={() => ask('delete')}>
          {common('delete')}
        </MenuChoice>
      )}
      {can.erase && (
        <MenuChoice color="red" leftSection={<IconEraser size={18} stroke={1.5} />} onClick={() => ask('erase')}>
          {t('erase')}
        </MenuChoice>
      )}
    </>
  )
  return (
    <Page
      title={user.fullName}
      breadcrumbs={[list]}
      action={
        can.edit && (
          <LinkButton
            to="/apps/user/edit/$id"
            params={{ id: String(user.id) }}
            search={whose.search}
            leftSection={<IconEdit size={18} stroke={1.5} />}
          >
            {common('edit')}
          </LinkButton>
        )
      }
      menu={menu}
    >
      <BesideSummary>
        <UserSummary overview={overview} />
        <Tabs value={tab} onChange={showTab} keepMounted={false} className={`card ${classes.tabs}`}>
          <TabRow open={tab}>
            {tabs.map(({ name }) => (
              <Tabs.Tab key={name} value={name}>
                {t(`tab.${name}`)}
              </Tabs.Tab>
            ))}
          </TabRow>
          {tabs.map(({ name, Content }) => (
            <Tabs.Panel key={name} value={name}>
              <Content overview={overview} whose={whose} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </BesideSummary>
      {question === 'invite' && <InviteDrawer overview={overview} whose={whose} close={close} />}
      {question === 'suspend' && <SuspendDialog school_id={whose.school_id} user={user} close={close} />}
      {question === 'delete' && (
        <DeleteDialog
          school_id={whose.school_id}
          user={user}
          close={close}
          deleted={() => navigate({ to: list.to, search: list.search })}
        />
      )}
      {question === 'erase' && (
        <EraseDialog
          school_id={whose.school_id}
          user={user}
          close={close}
          erased={() => navigate({ to: list.to, search: list.search })}
        />
      )}
    </Page>
  )
}
