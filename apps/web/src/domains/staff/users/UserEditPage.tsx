import { useText } from '../../../kernel/i18n/index.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { UserForm } from './form/UserForm.tsx'
import type { TabProps } from './tabs/tab.ts'
import { UserLoader } from './UserLoader.tsx'
import { useWhose } from './useUsers.ts'

/** Changes a user. */
export function UserEditPage({ id }: { id: number }) {
  const whose = useWhose()
  return (
    <UserLoader id={id} whose={whose}>
      {(user) => <Editing key={user.user.id} overview={user} whose={whose} />}
    </UserLoader>
  )
}

function Editing({ overview, whose }: TabProps) {
  const t = useText('users')
  const { user } = overview
  return (
    <Page
      // a name in another script must not turn the words around it
      title={t('edit.title', { name: `\u2068${user.fullName}\u2069` })}
      breadcrumbs={[
        { label: t('title'), to: '/apps/user/list', search: whose.search },
        { label: user.fullName, to: `/apps/user/view/${user.id}`, search: whose.search },
      ]}
    >
      <UserForm overview={overview} whose={whose} />
    </Page>
  )
}
