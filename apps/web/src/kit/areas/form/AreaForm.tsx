import type { Area } from '@dsms/contract/kit/areas'
import { Button, Group, Menu, Stack } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { RecordForm } from '../../form/RecordForm.tsx'
import { useRecordForm, type Values } from '../../form/useRecordForm.ts'
import { ListSkeleton } from '../../list/ListSkeleton.tsx'
import { useMay } from '../../records/useMay.ts'
import { SchoolGate } from '../../school/SchoolGate.tsx'
import type { School } from '../../school/useSchool.ts'
import {
  type AnyRecord,
  areaKey,
  useAreaCalls,
  useAreaChanged,
  useAreaText,
  useRecord,
  type WebArea,
  type WholeRecord,
} from '../area.ts'
import { RecordHistory } from '../RecordHistory.tsx'
import { type ShownStatus, Status } from '../status/Status.tsx'
import { StatusDialog } from '../status/StatusDialog.tsx'
import { StatusNote } from '../status/StatusNote.tsx'
import { usePutAway } from '../status/usePutAway.ts'
import classes from './AreaForm.module.css'
import { type AreaFormState, areaForm } from './areaFields.ts'
import { bodyOf, valuesOf } from './formValues.ts'

interface Props<A extends Area, V extends Values> {
  of: WebArea<A>
  /** Which record to show and change; without it a new one. */
  id?: number
  /** Fields under the names of the input. Keys of other records are text; nothing is empty text or null. */
  empty: V
  /** Where a record's fields are not its values as they are. */
  read?: (record: WholeRecord<A> & AnyRecord) => Partial<V>
  /** Where the body's fields are not the values as they are. */
  write?: (values: V) => Record<string, unknown>
  /** A record that stays as it is, whoever looks at it. */
  isFixed?: (record: WholeRecord<A> & AnyRecord) => boolean
  /** A record whose fields are past changing, though it may still be put away or change its status. */
  isStill?: (record: WholeRecord<A> & AnyRecord) => boolean
  /** The inputs in their groups. */
  children: (form: AreaFormState<V>, record: (WholeRecord<A> & AnyRecord) | undefined, school: School) => ReactNode
  /** The status that counts, where that is not always the record's own, and why. */
  statusOf?: (record: WholeRecord<A> & AnyRecord) => ShownStatus
  /** Above the form of a record that is there. */
  before?: (record: WholeRecord<A> & AnyRecord, school: School) => ReactNode
  /** What can be done to the record, in place of the button that changes its status. */
  actions?: (record: WholeRecord<A> & AnyRecord, school: School) => ReactNode
  /** Puts form and history of a record among what else its page shows; else they stand below one another. */
  arrange?: (
    parts: { form: ReactNode; history: ReactNode },
    record: WholeRecord<A> & AnyRecord,
    school: School,
  ) => ReactNode
  /** Under the form of a record that is there. */
  after?: (record: WholeRecord<A> & AnyRecord, school: School) => ReactNode
}

/** A record of an area: its form, its status, its history; or the form for a new one. */
export function AreaForm<A extends Area, V extends Values>(props: Props<A, V>) {
  const t = useAreaText(props.of.words)
  return (
    <SchoolGate scope={props.of.scope} title={t(props.id === undefined ? 'add' : 'title')}>
      {(school) => <Loaded {...props} school={school} />}
    </SchoolGate>
  )
}

function Loaded<A extends Area, V extends Values>(props: Props<A, V> & { school: School }) {
  const { of, id, school, before, after, actions, arrange } = props
  const { area, link, words } = of
  const t = useAreaText(words)
  const areas = useText('areas')
  const may = useMay()
  const navigate = useNavigate()
  const found = useRecord(of, id, school.school_id)
  const { putAway, bringBack } = usePutAway(of, school.school_id, () => navigate({ to: link, search: school.search }))
  const [isChanging, setChanging] = useState(false)
  const record = found.data as (WholeRecord<A> & AnyRecord) | undefined
  const isGone = Boolean(record?.archived_at)
  const isFixed = record !== undefined && props.isFixed?.(record) === true
  // what is saved here is a new beginning for the form; what is saved elsewhere leaves alone what is typed
  const [round, setRound] = useState(0)
  const form = (one: typeof record) => (
    <Form key={`${one?.id}.${round}`} {...props} record={one} saved={() => setRound((now) => now + 1)} />
  )
  const history = (one: AnyRecord) => <RecordHistory history={one.history} words={words} />
  return (
    <Page
      // a record that cannot be read leaves the page its heading
      title={id === undefined ? t('add') : (record?.name ?? (found.isError ? t('title') : ''))}
      breadcrumbs={[{ label: t('title'), to: link, search: school.search }]}
      status={record && <Status words={words} {...(props.statusOf?.(record) ?? record)} />}
      action={
        record && !isGone && actions ? (
          actions(record, school)
        ) : record &&
          !isGone &&
          !isFixed &&
          may(area.calls.changeStatus) &&
          (area.statuses[record.status]?.length ?? 0) > 0 ? (
          <Button variant="default" onClick={() => setChanging(true)}>
            {areas('status')}
          </Button>
        ) : undefined
      }
      menu={
        record &&
        !isFixed &&
        may(area.calls.archive) && (
          <Menu.Item
            leftSection={isGone ? <IconArchiveOff size={18} stroke={1.5} /> : <IconArchive size={18} stroke={1.5} />}
            onClick={() => (isGone ? bringBack(record) : putAway(record))}
          >
            {areas(isGone ? 'restore' : 'archive')}
          </Menu.Item>
        )
      }
    >
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {id !== undefined && found.isPending && <ListSkeleton rows={6} />}
      {record && arrange?.({ form: form(record), history: history(record) }, record, school)}
      {(id === undefined || (record && !arrange)) && (
        <Stack gap="lg">
          {record && <StatusNote record={record} />}
          {record && before?.(record, school)}
          {form(record)}
          {record && after?.(record, school)}
          {record && history(record)}
        </Stack>
      )}
      {isChanging && record && (
        <StatusDialog of={of} school_id={school.school_id} record={record} close={() => setChanging(false)} />
      )}
    </Page>
  )
}

function Form<A extends Area, V extends Values>({
  of,
  empty,
  read,
  write,
  isFixed,
  isStill,
  children,
  record,
  school,
  saved: begin,
}: Props<A, V> & { school: School; record: (WholeRecord<A> & AnyRecord) | undefined; saved: () => void }) {
  const { area, link, words } = of
  const t = useAreaText(words)
  const areas = useText('areas')
  const common = useText('common')
  const may = useMay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const calls = useAreaCalls(of, school.school_id)
  const changed = useAreaChanged(of, school.school_id)
  const toValues = (from: AnyRecord): V => ({ ...valuesOf(empty, from), ...read?.(from as WholeRecord<A> & AnyRecord) })
  const toBody = (values: V): Record<string, unknown> => ({ ...bodyOf(values, empty), ...write?.(values) })
  const goToList = () => navigate({ to: link, search: school.search })

  const state = useRecordForm<V, AnyRecord>({
    initial: record ? toValues(record) : empty,
    version: record?.version ?? 0,
    schema: area.input,
    toBody,
    save: (values, fields, version) => {
      const body = toBody(values)
      if (!record) return calls.create(body)
      return calls.update(record.id, {
        ...Object.fromEntries(fields.map((field) => [field, body[field as string]])),
        version,
      })
    },
    reload: async () => {
      const now = await calls.get(record?.id ?? 0)
      return { values: toValues(now), version: now.version }
    },
    onSaved: async (saved) => {
      client.setQueryData([...areaKey(of, school.school_id), 'record', saved.id], saved)
      await changed()
      showDone(areas(record ? 'saved' : 'added', { name: saved.name }))
      if (record) begin()
      else await navigate({ to: `${link}/${saved.id}`, search: school.search })
    },
  })
  const mayWrite = record
    ? may(area.calls.update) && !record.archived_at && !isFixed?.(record) && !isStill?.(record)
    : may(area.calls.create)
  const inputs = children(
    areaForm(state.form, { input: area.input, t, school_id: school.school_id, record, isStill: !mayWrite }),
    record,
    school,
  )
  if (!mayWrite)
    return (
      <Stack gap="md">
        <fieldset disabled className={classes.still}>
          {inputs}
        </fieldset>
        {/* outside, since whatever stands in a disabled group cannot be pressed */}
        <Group justify="flex-end">
          <Button variant="default" onClick={goToList}>
            {common('back')}
          </Button>
        </Group>
      </Stack>
    )
  return (
    <RecordForm
      state={state}
      saveLabel={record ? common('save') : t('add')}
      cancel={goToList}
      fieldLabel={(field) => t(`field.${field}`)}
    >
      {inputs}
    </RecordForm>
  )
}
