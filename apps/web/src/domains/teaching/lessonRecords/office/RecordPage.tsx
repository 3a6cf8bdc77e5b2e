import { differencesOf } from '@dsms/contract/schedule/lessons/minutes'
import {
  answerLessonObjection,
  type LessonRecord,
  signLessonRecord,
} from '@dsms/contract/teaching/lessonRecords/office'
import { Button, Stack } from '@mantine/core'
import { IconPencil, IconSignature } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchOf, whole } from '../../../../kernel/address/search.ts'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { SchoolGate } from '../../../../kit/school/SchoolGate.tsx'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { Objection } from '../../../students/public.ts'
import { ExamLine } from '../ExamLine.tsx'
import { SignatureList } from '../lesson/signing/SignCard.tsx'
import { numbersOf, useDifferences } from '../minutes.ts'
import { RecordStatusBadge } from '../RecordStatusBadge.tsx'
import classes from '../Teaching.module.css'
import { DefectList } from '../vehicles/DefectReport.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { Ratings } from './Ratings.tsx'
import { Settle } from './Settle.tsx'
import { useRecord, useRecordsChanged } from './useRecords.ts'

const readers = { booking: whole }

/** One record as the office sees it: all that was written, who signed, and how it was put right. */
export function RecordPage({ id }: { id: number }) {
  const t = useText('lessonRecords')
  return (
    <SchoolGate scope="school" title={t('office.one')}>
      {({ school_id }) => <Loaded id={id} school_id={school_id} />}
    </SchoolGate>
  )
}

function Loaded({ id, school_id }: { id: number; school_id: number | undefined }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const { booking } = useSearchOf(readers)
  const [isCorrecting, setCorrecting] = useState(false)
  const { data, isError, error, refetch } = useRecord(id, booking, school_id)
  const title = data ? `${data.student.name} · ${format.dateTime(data.start, data.time_zone)}` : t('office.one')
  return (
    <Page
      title={title}
      breadcrumbs={[{ label: t('office.title'), to: '/school/teaching' }]}
      status={data && <RecordStatusBadge status={data.status} />}
      action={
        data?.may_correct && (
          <Button leftSection={<IconPencil size={18} stroke={1.5} />} onClick={() => setCorrecting(true)}>
            {t('office.correct')}
          </Button>
        )
      }
    >
      {isError && !data && <ErrorBox error={error} onRetry={() => refetch()} />}
      {!data && !isError && <ListSkeleton rows={6} />}
      {data && (
        <Stack gap="md">
          <Settle data={data} school_id={school_id} />
          <Said data={data} />
          <Signatures data={data} school_id={school_id} />
          <Objected data={data} school_id={school_id} />
          <Kept data={data} />
        </Stack>
      )}
      {data && isCorrecting && <CorrectDialog record={data} school_id={school_id} close={() => setCorrecting(false)} />}
    </Page>
  )
}

function Said({ data }: { data: LessonRecord }) {
  const { record, trainer, type, skills, errors, time_zone, exam, minutes } = data
  const t = useText('lessonRecords')
  const severities = useText('drivingErrors')
  const format = useFormat()
  const nameOf = (all: { id: number; name: string }[], id: number) => all.find((one) => one.id === id)?.name ?? '–'
  const { started_at, ended_at, km_start, km_end } = record
  const differ = useDifferences()
  const differences =
    started_at === null || record.is_absent
      ? []
      : differencesOf(
          {
            start: Date.parse(data.start),
            end: Date.parse(data.end),
            startedAt: Date.parse(started_at),
            endedAt: ended_at === null ? null : Date.parse(ended_at),
          },
          { tolerance: data.minutes_slack },
        )
  const number = (value: number | null) => (value === null ? '–' : format.number(value))
  return (
    <section className="card">
      {exam && <ExamLine exam={exam} />}
      <dl className={classes.facts}>
        <Fact label={t('office.type')}>{type.name}</Fact>
        <Fact label={t('office.trainer')}>{trainer?.name ?? '–'}</Fact>
        {started_at && (
          <Fact label={t('office.given')}>
            {t('office.times', {
              start: format.dateTime(started_at, time_zone),
              end: ended_at ? format.dateTime(ended_at, time_zone) : '–',
            })}
          </Fact>
        )}
        {differences.length > 0 && <Fact label={t('office.differs')}>{differ(differences)}</Fact>}
        {minutes && (
          <Fact label={t('office.minutes')}>
            {[t('minutes.differ', numbersOf(minutes, format)), minutes.reason].filter(Boolean).join(' · ')}
          </Fact>
        )}
        {km_end !== null && (
          <Fact label={t('office.km')}>{t('clash.km', { start: number(km_start), end: number(km_end) })}</Fact>
        )}
        {record.shared_note && <Fact label={t('notes.shared')}>{record.shared_note}</Fact>}
        {record.internal_note && <Fact label={t('notes.internal')}>{record.internal_note}</Fact>}
        {record.focus.length > 0 && (
          <Fact label={t('focus.title')}>{format.list(record.focus.map((id) => nameOf(skills, id)))}</Fact>
        )}
      </dl>
      <DefectList defects={record.defects} />
      <Ratings data={data} />
      {record.marks.length > 0 && (
        <ul className={classes.rows} aria-label={t('errors.title')}>
          {record.marks.map((one) => (
            <li key={one.key} className={classes.row}>
              <Typed>{nameOf(errors, one.error_type_id)}</Typed>
              <span>
                {severities(`severity.${one.severity}`)}
                {one.intervention !== 'none' && ` · ${t(`intervention.${one.intervention}`)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <Typed>{children}</Typed>
    </dd>
  </div>
)

function Signatures({ data, school_id }: { data: LessonRecord; school_id: number | undefined }) {
  const t = useText('lessonRecords')
  const changed = useRecordsChanged()
  const sign = useMutation({
    mutationFn: () =>
      call(signLessonRecord, { params: { id: data.id }, body: { booking_id: data.booking_id, school_id } }),
    onSuccess: changed,
  })
  if (data.record.signatures.length === 0 && !data.may_sign) return null
  return (
    <section className="card" aria-label={t('sign.title')}>
      <SignatureList signatures={data.record.signatures} />
      {sign.isError && <ErrorBox error={sign.error} />}
      {data.may_sign && (
        <Button
          variant="default"
          loading={sign.isPending}
          leftSection={<IconSignature size={18} stroke={1.5} />}
          onClick={() => sign.mutate()}
        >
          {t('office.sign')}
        </Button>
      )}
    </section>
  )
}

/** What the student has said against a signature on the trainer's device; the school answers it here. */
function Objected({ data, school_id }: { data: LessonRecord; school_id: number | undefined }) {
  const changed = useRecordsChanged()
  return (
    <Objection
      objection={data.objection}
      zone={data.time_zone}
      answer={
        data.may_answer
          ? async (answer) => {
              await call(answerLessonObjection, {
                params: { id: data.id },
                body: { booking_id: data.booking_id, answer, school_id },
              })
              await changed()
            }
          : undefined
      }
    />
  )
}

/** What was put right, and what was typed and does not count. */
function Kept({ data: { corrections, put_aside, time_zone } }: { data: LessonRecord }) {
  const t = useText('lessonRecords')
  const format = useFormat()
  const line = (one: { at: string; by: string | null }, text: string) => (
    <li key={`${one.at} ${text}`} className={classes.row}>
      <Typed>{text}</Typed>
      <span className={classes.quiet}>
        <bdi>{one.by ?? '–'}</bdi> · {format.dateTime(one.at, time_zone)}
      </span>
    </li>
  )
  return (
    <>
      {corrections.length > 0 && (
        <section className="card">
          <h2 className={classes.heading}>{t('office.corrections')}</h2>
          <ul className={classes.rows}>{corrections.map((one) => line(one, one.reason))}</ul>
        </section>
      )}
      {put_aside.length > 0 && (
        <section className="card">
          <h2 className={classes.heading}>{t('office.asideTitle')}</h2>
          <ul className={classes.rows}>{put_aside.map((one) => line(one, one.text || '–'))}</ul>
        </section>
      )}
    </>
  )
}
