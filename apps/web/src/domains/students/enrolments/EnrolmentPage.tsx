import { isLive } from '@dsms/contract/students/enrolments/rules'
import { Button, Stack } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useText, wordOf } from '../../../kernel/i18n/index.ts'
import { useRecord } from '../../../kit/areas/area.ts'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { Status } from '../../../kit/areas/status/Status.tsx'
import { StatusDialog } from '../../../kit/areas/status/StatusDialog.tsx'
import { usePutAway } from '../../../kit/areas/status/usePutAway.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { BesideSummary, SummaryCard } from '../../../kit/person/SummaryCard.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { EnrolmentFacts } from './EnrolmentFacts.tsx'
import { type Enrolment, enrolled } from './enrolments.ts'
import { StageBars } from './StageBars.tsx'
import { EnrolmentSales } from './slots.ts'
import { useDaysLeft } from './useDaysLeft.ts'

/** The card of an enrolment. */
export function EnrolmentPage({ id = 0 }: { id?: number | undefined }) {
  const t = useText('enrolments')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <Loaded id={id} school={school} />}
    </SchoolGate>
  )
}

function Loaded({ id, school }: { id: number; school: School }) {
  const t = useText('enrolments')
  const found = useRecord(enrolled, id, school.school_id)
  if (found.data) return <Card enrolment={found.data} school={school} />
  return (
    <Page title={t('title')} breadcrumbs={[{ label: t('title'), to: enrolled.link, search: school.search }]}>
      {found.isError ? <ErrorBox error={found.error} onRetry={() => found.refetch()} /> : <ListSkeleton rows={6} />}
    </Page>
  )
}

function Card({ enrolment, school }: { enrolment: Enrolment; school: School }) {
  const t = useText('enrolments')
  const areas = useText('areas')
  const may = useMay()
  const [isChanging, setChanging] = useState(false)
  const { status } = enrolment
  const mayMove =
    !enrolment.archived_at && may(enrolled.area.calls.changeStatus) && enrolled.area.statuses[status].length > 0
  return (
    <Page
      title={enrolment.student}
      breadcrumbs={[{ label: t('title'), to: enrolled.link, search: school.search }]}
      status={<Status words="enrolments" status={status} />}
      action={mayMove && <Button onClick={() => setChanging(true)}>{areas('status')}</Button>}
      menu={<CardMenu enrolment={enrolment} school={school} />}
    >
      <BesideSummary>
        <Summary enrolment={enrolment} />
        <Stack gap="md">
          <StageBars enrolment={enrolment} />
          <EnrolmentSales enrolment={enrolment.id} student_id={enrolment.student_id} school_id={school.school_id} />
          <EnrolmentFacts enrolment={enrolment} />
          <RecordHistory history={enrolment.history} words="enrolments" />
        </Stack>
      </BesideSummary>
      {isChanging && (
        <StatusDialog of={enrolled} school_id={school.school_id} record={enrolment} close={() => setChanging(false)} />
      )}
    </Page>
  )
}

/** Changing what was agreed upon, putting away and bringing back; nothing where neither may be done. */
function CardMenu({ enrolment, school }: { enrolment: Enrolment; school: School }) {
  const t = useText('enrolments')
  const areas = useText('areas')
  const may = useMay()
  const navigate = useNavigate()
  const { putAway, bringBack } = usePutAway(enrolled, school.school_id)
  const isAway = Boolean(enrolment.archived_at)
  const isOpen = isLive(enrolment.status) || enrolment.status === 'passed'
  return (
    <>
      {!isAway && isOpen && may(enrolled.area.calls.update) && (
        <MenuChoice
          leftSection={<IconPencil size={18} stroke={1.5} />}
          onClick={() => navigate({ to: `${enrolled.link}/${enrolment.id}/edit`, search: school.search })}
        >
          {t('edit')}
        </MenuChoice>
      )}
      {may(enrolled.area.calls.archive) && (
        <MenuChoice
          leftSection={isAway ? <IconArchiveOff size={18} stroke={1.5} /> : <IconArchive size={18} stroke={1.5} />}
          onClick={() => (isAway ? bringBack(enrolment) : putAway(enrolment))}
        >
          {areas(isAway ? 'restore' : 'archive')}
        </MenuChoice>
      )}
    </>
  )
}

/** Who learns what, how long there is, and what is to be done next. */
function Summary({ enrolment }: { enrolment: Enrolment }) {
  const t = useText('enrolments')
  const areas = useText('areas')
  const daysLeft = useDaysLeft()
  const { status } = enrolment
  return (
    <SummaryCard
      label={t('summary')}
      name={enrolment.student}
      avatar={null}
      line={enrolment.phone ? <Phone number={enrolment.phone} /> : null}
      status={{ key: status, label: t(`status.${status}`) }}
      next={wordOf('enrolments', `next.${status}`)}
      reason={
        enrolment.status_reason && (
          <>
            {areas('why')}: <Typed>{enrolment.status_reason}</Typed>
          </>
        )
      }
      facts={[
        [t('field.course'), <Typed key="course">{enrolment.course}</Typed>],
        [t('field.licence_type'), <Bdi key="licence">{enrolment.licence_type}</Bdi>],
        [t('field.branch'), <Typed key="branch">{enrolment.branch}</Typed>],
        [t('field.trainer'), enrolment.trainer ? <Typed key="trainer">{enrolment.trainer}</Typed> : t('unknown')],
        [t('field.days_left'), daysLeft(enrolment.days_left) ?? t('unknown')],
      ]}
    />
  )
}
