import type { Scope } from '@dsms/contract/kernel/permissions'
import type { Person } from '@dsms/contract/staff/staff/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import type { Crumb } from '../../../../ui/page/Breadcrumbs.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { staffKey, usePerson } from '../useStaffQueries.ts'
import { StaffForm } from './StaffForm.tsx'

interface Props {
  scope: Scope
  /** The person to change; without it somebody new. */
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
  const list = { label: t(`title.${scope}`), to: `/${scope}/staff`, search: school.search } satisfies Crumb
  const view: Crumb[] = name && id ? [{ label: name, to: `/${scope}/staff/${id}`, search: school.search }] : []
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
