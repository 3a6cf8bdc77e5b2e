import { IconFileCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchOf, whole } from '../../../../kernel/address/search.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../../kit/areas/area.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { studentPapers } from '../documents.ts'
import { Paper } from './Paper.tsx'
import { useDesk } from './useDesk.ts'

/** With which paper a link begins. */
const readers = { document: whole }

/** The desk: what waits, one by one and the oldest first, approved or rejected by keys. */
export function DeskPage() {
  const t = useText('documents')
  return (
    <SchoolGate scope="school" title={t('desk')}>
      {(school) => <Desk school={school} />}
    </SchoolGate>
  )
}

function Desk({ school }: { school: School }) {
  const t = useText('documents')
  const calls = useAreaCalls(studentPapers, school.school_id)
  const found = useQuery({
    queryKey: [...areaKey(studentPapers, school.school_id), 'desk'],
    queryFn: ({ signal }) => calls.list({ status: 'pending', perPage: 100, sort: 'created_at' }, signal),
    placeholderData: keepPreviousData,
  })
  const desk = useDesk(found.data, useSearchOf(readers).document, school.school_id)
  return (
    <Page
      title={t('desk')}
      breadcrumbs={[{ label: t('title'), to: studentPapers.link, search: school.search }]}
      status={desk.paper && <span>{t('desk.of', { place: desk.place, total: desk.total })}</span>}
    >
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={6} />}
      {found.data && !desk.paper && (
        <Empty icon={<IconFileCheck size={48} stroke={1} />} text={t('desk.empty')}>
          <LinkButton variant="default" to={studentPapers.link} search={school.search}>
            {t('desk.toList')}
          </LinkButton>
        </Empty>
      )}
      {desk.paper && <Paper key={desk.paper.id} paper={desk.paper} desk={desk} school={school} />}
      <span role="status" className="visuallyHidden">
        {desk.said}
      </span>
    </Page>
  )
}
