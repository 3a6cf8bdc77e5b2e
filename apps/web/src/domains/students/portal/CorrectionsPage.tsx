import { decideCorrection, listCorrections, type OfficeCorrection } from '@dsms/contract/students/portal/corrections'
import { Button, Group, Pagination, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { oneOf, useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import classes from './Portal.module.css'
import { useWanted } from './useWanted.ts'

const shelves = ['pending', 'accepted', 'refused', 'withdrawn'] as const
const readers = { status: oneOf(shelves), page: whole }
const perPage = 25

/** What students and guardians ask the office to put right, with what the record says now beside it. */
export function CorrectionsPage() {
  const t = useText('portal')
  return (
    <SchoolGate scope="school" title={t('office.title')}>
      {(school) => (
        <Page title={t('office.title')}>
          <Loaded school={school} />
        </Page>
      )}
    </SchoolGate>
  )
}

function Loaded({ school }: { school: School }) {
  const t = useText('portal')
  const { status = 'pending', page = 1 } = useSearchOf(readers)
  const change = useChangeSearch()
  const found = useQuery({
    queryKey: ['corrections', school.school_id ?? 'own', status, page],
    queryFn: ({ signal }) => call(listCorrections, { query: { status, page, perPage, ...inSchool(school) } }, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('office.shelf')}
        data={shelves.map((value) => ({ value, label: t(`correction.${value}`) }))}
        value={status}
        onChange={(value) => void change({ status: value === 'pending' ? undefined : value, page: undefined })}
      />
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={5} />}
      {found.data?.rows.length === 0 && (
        <Empty
          icon={<IconChecks size={48} stroke={1} />}
          text={t(status === 'pending' ? 'office.none' : 'office.empty')}
        />
      )}
      {found.data?.rows.map((row) => (
        <One key={row.id} row={row} school={school} />
      ))}
      {found.data && found.data.total > perPage && (
        <Pagination
          total={Math.ceil(found.data.total / perPage)}
          value={page}
          onChange={(next) => void change({ page: next === 1 ? undefined : next })}
        />
      )}
    </Stack>
  )
}

const inSchool = ({ school_id }: School) => (school_id === undefined ? {} : { school_id })

function One({ row, school }: { row: OfficeCorrection; school: School }) {
  const t = useText('portal')
  const students = useText('students')
  const common = useText('common')
  const format = useFormat()
  const client = useQueryClient()
  const may = useMay()
  const wanted = useWanted()
  const [isRefusing, setRefusing] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const now = new Map(wanted(row.now).map(({ field, text }) => [field, text]))
  const decide = async (status: 'accepted' | 'refused', reason?: string) => {
    await call(decideCorrection, {
      params: { id: row.id },
      body: { status, version: row.version, ...(reason ? { reason } : {}), ...inSchool(school) },
    })
    showDone(t(`office.${status}`, { name: row.student }))
    await Promise.all([
      client.invalidateQueries({ queryKey: ['corrections'] }),
      client.invalidateQueries({ queryKey: ['area', 'students'] }),
    ])
  }
  const accept = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      await decide('accepted')
    } catch (problem) {
      setFailure(problem)
    } finally {
      setSending(false)
    }
  }
  return (
    <section className="card" aria-label={row.student}>
      <div className={classes.line}>
        <div>
          <LinkAnchor to="/school/students/$id" params={{ id: String(row.student_id) }} search={school.search}>
            <Typed>{row.student}</Typed>
          </LinkAnchor>
          <Text size="sm" c="dimmed">
            <bdi>{row.student_no}</bdi> · {format.dateTime(row.created_at)}
            {row.asked_by && ` · ${t('office.by', { name: row.asked_by })}`}
          </Text>
        </div>
        {row.status !== 'pending' && <StatusBadge status={row.status} label={t(`correction.${row.status}`)} />}
      </div>
      <ul className={classes.list}>
        {wanted(row.wanted).map(({ field, label, text }) => (
          <li key={field} className={classes.line}>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <span className={classes.what}>
              {now.get(field) && (
                <del>
                  <Typed>{now.get(field) ?? ''}</Typed>
                </del>
              )}{' '}
              <ins>
                <Typed>{text}</Typed>
              </ins>
            </span>
          </li>
        ))}
        {row.id_last4 && !row.wanted.id_number && (
          <li className={classes.line}>
            <Text size="sm" c="dimmed">
              {students('field.id_number')}
            </Text>
            <bdi>•••• {row.id_last4}</bdi>
          </li>
        )}
      </ul>
      {row.note && (
        <Text mt="xs" dir="auto">
          {row.note}
        </Text>
      )}
      {row.reason && (
        <Text mt="xs" size="sm" c="dimmed" dir="auto">
          {row.reason}
        </Text>
      )}
      {failure !== undefined && <ErrorBox error={failure} />}
      {row.status === 'pending' && may(decideCorrection) && (
        <Group mt="md" gap="sm">
          <Button loading={isSending} onClick={accept}>
            {t('office.accept')}
          </Button>
          <Button variant="default" onClick={() => setRefusing(true)}>
            {t('office.refuse')}
          </Button>
        </Group>
      )}
      {isRefusing && (
        <ReasonDialog
          title={t('office.refuse')}
          text={t('office.refuseText')}
          action={t('office.refuse')}
          safe={common('cancel')}
          reasonLabel={t('office.reason')}
          isReasonRequired
          run={async (reason) => {
            await decide('refused', reason)
            setRefusing(false)
          }}
          close={() => setRefusing(false)}
        />
      )}
    </section>
  )
}
