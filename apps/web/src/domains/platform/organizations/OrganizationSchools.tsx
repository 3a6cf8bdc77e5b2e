import { schools } from '@dsms/contract/platform/schools/calls'
import { Stack } from '@mantine/core'
import { IconPlus, IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { Status } from '../../../kit/areas/status/Status.tsx'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import classes from './OrganizationTree.module.css'

/** The schools of an organization: the first hundred, and the way to the list of all. */
export function OrganizationSchools({ id }: { id: number }) {
  const t = useText('organizations')
  const words = useText('schools')
  const may = useMay()
  const query = { organization_id: id, perPage: 100, sort: 'name' }
  const found = useQuery({
    queryKey: [...areaKey({ area: schools }), 'of', id],
    queryFn: ({ signal }) => call(schools.calls.list, { query }, signal),
    enabled: may(schools.calls.list),
  })
  if (found.isError) return <ErrorBox error={found.error} onRetry={() => found.refetch()} />
  if (found.isPending) return <ListSkeleton rows={4} />
  const add = may(schools.calls.create) && (
    <LinkButton
      to="/platform/schools/new"
      search={{ organization_id: id }}
      leftSection={<IconPlus size={18} stroke={1.5} />}
    >
      {words('add')}
    </LinkButton>
  )
  if (found.data.total === 0)
    return (
      <Empty icon={<IconSchool size={48} stroke={1} />} text={t('noSchools')}>
        {add}
      </Empty>
    )
  return (
    <Stack gap="md" className="card" align="flex-start">
      <ul className={classes.level}>
        {found.data.rows.map((school) => (
          <li key={school.id} className={classes.row}>
            <LinkAnchor to={`/platform/schools/${school.id}`}>
              <Typed>{school.name}</Typed>
            </LinkAnchor>
            <Status status={school.suspended_by ? 'suspended' : school.status} words="schools" />
            {school.city && <Typed>{school.city}</Typed>}
          </li>
        ))}
      </ul>
      {found.data.total > found.data.rows.length && (
        <LinkAnchor to="/platform/schools" search={{ organization_id: String(id) }}>
          {t('allSchools')}
        </LinkAnchor>
      )}
      {add}
    </Stack>
  )
}
