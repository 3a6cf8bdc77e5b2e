import type { UserOverview } from '@dsms/contract/staff/users/account'
import { IconUserOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CallError } from '../../../kernel/call/callError.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { useOverview, type Whose } from './useUsers.ts'

interface Props {
  id: number
  whose: Whose
  children: (user: UserOverview) => ReactNode
}

/** Reads a user for a screen; a number that belongs to nobody here is told with the way to the list. */
export function UserLoader({ id, whose, children }: Props) {
  const t = useText('users')
  const user = useOverview(id, whose.school_id)
  if (user.data) return children(user.data)
  const isNobody =
    !(Number.isInteger(id) && id > 0) || (user.error instanceof CallError && [404, 422].includes(user.error.status))
  return (
    <Page title={t('view')} breadcrumbs={[{ label: t('title'), to: '/apps/user/list', search: whose.search }]}>
      {isNobody ? (
        <Empty icon={<IconUserOff size={48} stroke={1} />} text={t('notFound')}>
          <LinkButton to="/apps/user/list" search={whose.search}>
            {t('toList')}
          </LinkButton>
        </Empty>
      ) : user.isError ? (
        <ErrorBox error={user.error} onRetry={() => user.refetch()} />
      ) : (
        <ListSkeleton rows={6} />
      )}
    </Page>
  )
}
