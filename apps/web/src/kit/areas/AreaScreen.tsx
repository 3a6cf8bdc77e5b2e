import type { AreaSchemas } from '@dsms/contract/kit/schemas'
import { Button, Stack } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from '../../kernel/address/links.tsx'
import { useText } from '../../kernel/i18n/index.ts'
import type { Feature } from '../../kernel/i18n/words.ts'
import { ErrorBox } from '../../ui/errors/ErrorBox.tsx'
import { MenuChoice } from '../../ui/late/choices.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import { useMay } from '../records/useMay.ts'
import { SchoolGate } from '../school/SchoolGate.tsx'
import type { School } from '../school/useSchool.ts'
import { type StatusDialogProps, useAreaText, useRecord, useSchemas, type WebArea } from './area.ts'
import { type ShownStatus, Status } from './status/Status.tsx'
import { StatusDialog } from './status/StatusDialog.tsx'
import { usePutAway } from './status/usePutAway.ts'
import type { AnyArea, WholeRecord } from './types.ts'

/** What the screen of a record has, for the parts that stand on it. */
export interface AreaScreenState<A extends AnyArea, F extends Feature> {
  of: WebArea<A, F>
  school: School
  /** Nothing on the screen of a new one. */
  record: WholeRecord<A> | undefined
  /** What its form is checked by. */
  schemas: AreaSchemas
  /** The record stays as it is, whoever looks at it. */
  isFixed: boolean
  goToList: () => unknown
}

interface Props<A extends AnyArea, F extends Feature> {
  of: WebArea<A, F>
  /** Which record to show; without it a new one. */
  id: number | undefined
  /** A record that stays as it is, whoever looks at it. */
  isFixed?: (record: WholeRecord<A>) => boolean
  /** The status that counts, where that is not always the record's own, and why. */
  statusOf?: (record: WholeRecord<A>) => ShownStatus
  /** What can be done to a record, in place of the button that changes its status. */
  action?: (record: WholeRecord<A>, school: School) => ReactNode
  /** What stands on the screen, from top to bottom: once the record is there, or at once for a new one. */
  children: (screen: AreaScreenState<A, F>) => ReactNode
}

/** The screen of a record of an area, or of a new one: its name and status, and what can be done to it. */
export function AreaScreen<A extends AnyArea, F extends Feature>(props: Props<A, F>) {
  const t = useAreaText(props.of.words)
  return (
    <SchoolGate scope={props.of.scope} title={t(props.id === undefined ? 'add' : 'title')}>
      {(school) => <Loaded {...props} school={school} />}
    </SchoolGate>
  )
}

function Loaded<A extends AnyArea, F extends Feature>(props: Props<A, F> & { school: School }) {
  const { of, id, school, children } = props
  const { area, link, words } = of
  const t = useAreaText(words)
  const areas = useText('areas')
  const may = useMay()
  const navigate = useNavigate()
  const goToList = () => navigate({ to: link, search: school.search })
  const found = useRecord(of, id, school.school_id)
  const schemas = useSchemas(of)
  const { putAway, bringBack } = usePutAway(of, school.school_id, goToList)
  const record = found.data
  const isFixed = record !== undefined && props.isFixed?.(record) === true
  const isGone = Boolean(record?.archived_at)
  return (
    <Page
      // a record that cannot be read leaves the page its heading
      title={id === undefined ? t('add') : (record?.name ?? (found.isError ? t('title') : ''))}
      breadcrumbs={[{ label: t('title'), to: link, search: school.search }]}
      status={record && <Status words={words} {...(props.statusOf?.(record) ?? { status: record.status })} />}
      action={
        record &&
        !isGone &&
        (props.action
          ? props.action(record, school)
          : !isFixed && <StatusButton of={of} record={record} school_id={school.school_id} />)
      }
      menu={
        record &&
        !isFixed &&
        may(area.calls.archive) && (
          <MenuChoice
            leftSection={isGone ? <IconArchiveOff size={18} stroke={1.5} /> : <IconArchive size={18} stroke={1.5} />}
            onClick={() => (isGone ? bringBack(record) : putAway(record))}
          >
            {areas(isGone ? 'restore' : 'archive')}
          </MenuChoice>
        )
      }
    >
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {schemas && (id === undefined || record) ? (
        <Stack gap="lg">{children({ of, school, record, schemas, isFixed, goToList })}</Stack>
      ) : (
        !found.isError && <ListSkeleton rows={6} />
      )}
    </Page>
  )
}

/** Opens the dialog for a change of status, where one may follow. */
function StatusButton({ of, record, school_id }: Omit<StatusDialogProps, 'close'> & { of: WebArea }) {
  const areas = useText('areas')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may(of.area.calls.changeStatus) || !of.area.statuses[record.status]?.length) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {areas('status')}
      </Button>
      {isOpen && <StatusDialog of={of} school_id={school_id} record={record} close={() => setOpen(false)} />}
    </>
  )
}
