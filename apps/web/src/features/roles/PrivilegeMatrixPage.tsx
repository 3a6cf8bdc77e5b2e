import type { Scope } from '@dsms/contract/permissions'
import { ErrorBox } from '../../components/ErrorBox.tsx'
import { Page } from '../../components/Page.tsx'
import { ListSkeleton } from '../../components/records/list/ListSkeleton.tsx'
import { StatusBadge } from '../../components/records/StatusBadge.tsx'
import { SchoolGate } from '../../components/records/school/SchoolGate.tsx'
import type { School } from '../../components/records/school/useSchool.ts'
import { useRoleName } from '../../components/records/useRoleName.ts'
import { useText } from '../../i18n/index.ts'
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
