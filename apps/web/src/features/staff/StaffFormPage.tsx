import type { Scope } from '@dsms/contract/permissions'
import type { Person } from '@dsms/contract/staff'
import { useQueryClient } from '@tanstack/react-query'
import { ErrorBox } from '../../components/ErrorBox.tsx'
import { Page } from '../../components/Page.tsx'
import { ListSkeleton } from '../../components/records/list/ListSkeleton.tsx'
import { SchoolGate } from '../../components/records/school/SchoolGate.tsx'
import type { School } from '../../components/records/school/useSchool.ts'
import { useText } from '../../i18n/index.ts'
import { StaffForm } from './StaffForm.tsx'
import { staffKey, usePerson } from './useStaffQueries.ts'

interface Props {
  scope: Scope
  /** Whom to change; without it somebody new. */
  id?: number
}

/** Adds a person to the staff, or changes one. */
export function StaffFormPage({ scope, id }: Props) {
  const t = useText('staff')
  return (
    <SchoolGate scope={scope} title={t('add')}>
      {(school) => <Loaded scope={scope} id={id} school={school} />}
    </SchoolGate>
  )
}

function Loaded({ scope, id, school }: Props & { school: School }) {
  const t = useText('staff')
  const client = useQueryClient()
  const person = usePerson(scope, id, school.school_id)
  const name = person.data && (person.data.full_name || person.data.username)
  const list = { label: t(`title.${scope}`), to: `/${scope}/staff`, search: school.search }
  const view = name && id ? [{ label: name, to: `/${scope}/staff/${id}`, search: school.search }] : []
  const keep = (saved: Person) => client.setQueryData([...staffKey(scope, school.school_id), 'person', saved.id], saved)
  return (
    <Page title={id === undefined ? t('add') : t('edit.title', { name: name ?? '' })} breadcrumbs={[list, ...view]}>
      {person.isError && <ErrorBox error={person.error} onRetry={() => person.refetch()} />}
      {id !== undefined && person.isPending && <ListSkeleton rows={6} />}
      {(id === undefined || person.data) && (
        <StaffForm scope={scope} school={school} person={person.data} keep={keep} />
      )}
    </Page>
  )
}
