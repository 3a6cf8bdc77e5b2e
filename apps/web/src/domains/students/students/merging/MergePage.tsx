import { previewMerge } from '@dsms/contract/students/students/merges'
import { useQuery } from '@tanstack/react-query'
import { useSearchOf, whole } from '../../../../kernel/address/search.ts'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecord } from '../../../../kit/areas/area.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { pupils } from '../students.ts'
import { Comparison } from './Comparison.tsx'
import { OtherChoice } from './OtherChoice.tsx'

const readers = { with: whole }

/** Two records of the same person: the other one is chosen, both are compared, and one goes into the other. */
export function MergePage({ id }: { id: number }) {
  const t = useText('merging')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <Loaded id={id} school={school} />}
    </SchoolGate>
  )
}

function Loaded({ id, school }: { id: number; school: School }) {
  const t = useText('merging')
  const students = useText('students')
  const { with: other } = useSearchOf(readers)
  const found = useRecord(pupils, id, school.school_id)
  const name = found.data?.name ?? ''
  return (
    <Page
      title={name ? t('titleOf', { name }) : t('title')}
      breadcrumbs={[
        { label: students('title'), to: pupils.link, search: school.search },
        ...(name ? [{ label: name, to: `${pupils.link}/${id}` as const, search: school.search }] : []),
      ]}
    >
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={6} />}
      {found.data && other === undefined && <OtherChoice student={found.data} school={school} />}
      {found.data && other !== undefined && <Both id={id} other={other} school={school} />}
    </Page>
  )
}

function Both({ id, other, school }: { id: number; other: number; school: School }) {
  const { school_id } = school
  const { data, error, refetch } = useQuery({
    queryKey: ['area', 'students', school_id ?? 'own', 'merge', id, other],
    queryFn: ({ signal }) =>
      call(
        previewMerge,
        { params: { id }, query: { other_id: other, ...(school_id === undefined ? {} : { school_id }) } },
        signal,
      ),
    // an identity number may be in it
    gcTime: 0,
  })
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton rows={8} />
  return <Comparison key={`${id} ${other}`} preview={data} school={school} />
}
