import { IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { usersKey, useUserCalls, useWhose } from './useUsers.ts'

/** The addresses without a user lead to the first of the list. */
export function FirstUser({ screen }: { screen: 'view' | 'edit' }) {
  const t = useText('users')
  const { school_id, search } = useWhose()
  const calls = useUserCalls(school_id)
  const first = useQuery({
    queryKey: [...usersKey(school_id), 'first'],
    queryFn: async ({ signal }) => (await calls.list({ perPage: 1 }, signal)).users[0] ?? null,
    // the newest of a moment ago may be gone
    staleTime: 0,
  })
  if (first.data && !first.isFetching)
    return <Navigate to={`/apps/user/${screen}/$id`} params={{ id: String(first.data.id) }} search={search} replace />
  return (
    <Page title={t(screen)} breadcrumbs={[{ label: t('title'), to: '/apps/user/list', search }]}>
      {first.isError && <ErrorBox error={first.error} onRetry={() => first.refetch()} />}
      {first.isFetching && <ListSkeleton rows={6} />}
      {first.data === null && !first.isFetching && (
        <Empty icon={<IconUserOff size={48} stroke={1} />} text={t('noneToShow')}>
          <LinkButton to="/apps/user/list" search={search}>
            {t('toList')}
          </LinkButton>
        </Empty>
      )}
    </Page>
  )
}
