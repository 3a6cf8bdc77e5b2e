import { IconArchive, IconArchiveOff, IconToggleRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import type { Feature } from '../../kernel/i18n/words.ts'
import { ErrorBox } from '../../ui/errors/ErrorBox.tsx'
import { MenuChoice } from '../../ui/late/choices.tsx'
import { LinkButton } from '../../ui/page/links.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { StatusBadge } from '../../ui/status/StatusBadge.tsx'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import { useMay } from '../records/useMay.ts'
import { SchoolGate } from '../school/SchoolGate.tsx'
import type { School } from '../school/useSchool.ts'
import { useAreaText, useRecord, type WebArea } from './area.ts'
import { StatusDialog } from './status/StatusDialog.tsx'
import { usePutAway } from './status/usePutAway.ts'
import type { AnyArea, WholeRecord } from './types.ts'

interface LoadedProps<A extends AnyArea, F extends Feature> {
  of: WebArea<A, F>
  id: number
  children: (record: WholeRecord<A>, school: School) => ReactNode
}

/** The page of a record that has a card and a form of its own: shown once it is there, or why it is not. */
export function RecordPage<A extends AnyArea, F extends Feature>(props: LoadedProps<A, F>) {
  const t = useAreaText(props.of.words)
  return (
    <SchoolGate scope={props.of.scope} title={t('title')}>
      {(school) => <Loaded {...props} school={school} />}
    </SchoolGate>
  )
}

function Loaded<A extends AnyArea, F extends Feature>({
  of,
  id,
  school,
  children,
}: LoadedProps<A, F> & { school: School }) {
  const t = useAreaText(of.words)
  const found = useRecord(of, id, school.school_id)
  if (found.data) return children(found.data, school)
  return (
    <Page title={t('title')} breadcrumbs={[{ label: t('title'), to: of.link, search: school.search }]}>
      {found.isError ? <ErrorBox error={found.error} onRetry={() => found.refetch()} /> : <ListSkeleton rows={6} />}
    </Page>
  )
}

interface HeadProps<A extends AnyArea, F extends Feature> {
  of: WebArea<A, F>
  record: WholeRecord<A>
  school: School
  /** It has come to its end: nothing about it is changed any more. */
  isOver?: boolean
  /** False for what neither goes to the archive nor comes back by itself: a record that went into another. */
  canMove?: boolean
  /** What people come for, before the button that leads to the form. */
  action?: ReactNode
  /** `Menu.Item`s between the change of status and putting away. */
  items?: ReactNode
  children: ReactNode
}

/** The head of such a page, with its name, status and what can be done to any record, and what stands below. */
export function RecordHead<A extends AnyArea, F extends Feature>(props: HeadProps<A, F>) {
  const { of, record, school, isOver = false, canMove = true, action, items, children } = props
  const t = useAreaText(of.words)
  const areas = useText('areas')
  const may = useMay()
  const [isChanging, setChanging] = useState(false)
  const { putAway, bringBack } = usePutAway(of, school.school_id)
  const { calls, statuses } = of.area
  const isAway = Boolean(record.archived_at)
  const isLive = !isAway && !isOver
  const mayMove = isLive && may(calls.changeStatus) && (statuses[record.status] ?? []).length > 0
  const mayArchive = canMove && may(calls.archive)
  return (
    <Page
      title={record.name}
      breadcrumbs={[{ label: t('title'), to: of.link, search: school.search }]}
      status={<StatusBadge status={record.status} label={t(`status.${record.status}`)} />}
      action={
        <>
          {isLive && action}
          {isLive && may(calls.update) && (
            <LinkButton
              to={`${of.link}/${record.id}/edit`}
              search={school.search}
              variant={action ? 'default' : 'filled'}
            >
              {t('edit')}
            </LinkButton>
          )}
        </>
      }
      menu={
        (mayMove || items || mayArchive) && (
          <>
            {mayMove && (
              <MenuChoice leftSection={<IconToggleRight size={18} stroke={1.5} />} onClick={() => setChanging(true)}>
                {areas('status')}
              </MenuChoice>
            )}
            {items}
            {mayArchive && (
              <MenuChoice
                leftSection={
                  isAway ? <IconArchiveOff size={18} stroke={1.5} /> : <IconArchive size={18} stroke={1.5} />
                }
                onClick={() => (isAway ? bringBack(record) : putAway(record))}
              >
                {areas(isAway ? 'restore' : 'archive')}
              </MenuChoice>
            )}
          </>
        )
      }
    >
      {children}
      {isChanging && (
        <StatusDialog of={of} school_id={school.school_id} record={record} close={() => setChanging(false)} />
      )}
    </Page>
  )
}
