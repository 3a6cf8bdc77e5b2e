import type { Scope } from '@dsms/contract/kernel/permissions'
import { useText } from '../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { PrivilegeMatrix } from './PrivilegeMatrix.tsx'
import { useMatrix, useRole } from './useRoles.ts'

interface Props {
  scope: Scope
  /** The role's. */
  id: number
}

/** What a role may do, module by module. */
export function PrivilegeMatrixPage({ scope, id }: Props) {
  const t = useText('roles')
  return (
    <SchoolGate scope={scope} title={t(`title.${scope}`)}>
      {(school) => <Loaded scope={scope} id={id} school={school} />}
    </SchoolGate>
  )
}

function Loaded({ scope, id, school }: Props & { school: School }) {
  const t = useText('roles')
  const common = useText('common')
  const roleName = useRoleName()
  const role = useRole(scope, id, school.school_id)
  const matrix = useMatrix(scope, id, school.school_id)
  const failed = [role, matrix].find((query) => query.isError)
  return (
    <Page
      title={role.data ? roleName(role.data.name, role.data.key) : t('role')}
      count={role.data && t('people', { count: role.data.people })}
      status={role.data && <StatusBadge status={role.data.status} label={common(`status.${role.data.status}`)} />}
      breadcrumbs={[{ label: t(`title.${scope}`), to: `/${scope}/roles`, search: school.search }]}
    >
      {failed && <ErrorBox error={failed.error} onRetry={() => failed.refetch()} />}
      {!failed && (role.isPending || matrix.isPending) && <ListSkeleton rows={12} />}
      {role.data && matrix.data && (
        <PrivilegeMatrix scope={scope} school_id={school.school_id} role={role.data} rows={matrix.data} />
      )}
    </Page>
  )
}
