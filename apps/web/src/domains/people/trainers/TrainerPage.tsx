import { Menu } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconToggleRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecord } from '../../../kit/areas/area.ts'
import { RecordTabs } from '../../../kit/areas/RecordTabs.tsx'
import { StatusDialog } from '../../../kit/areas/status/StatusDialog.tsx'
import { usePutAway } from '../../../kit/areas/status/usePutAway.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { BesideSummary } from '../../../kit/person/SummaryCard.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { TrainerSummary } from './card/TrainerSummary.tsx'
import { useTrainerTabs } from './card/useTrainerTabs.tsx'
import { type Trainer, teachers } from './trainers.ts'

/** The card of a trainer. */
export function TrainerPage({ id = 0 }: { id?: number | undefined }) {
  const t = useText('trainers')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {(school) => <Loaded id={id} school={school} />}
    </SchoolGate>
  )
}

function Loaded({ id, school }: { id: number; school: School }) {
  const t = useText('trainers')
  const found = useRecord(teachers, id, school.school_id)
  if (found.data) return <Card trainer={found.data} school={school} />
  return (
    <Page title={t('title')} breadcrumbs={[{ label: t('title'), to: teachers.link, search: school.search }]}>
      {found.isError ? <ErrorBox error={found.error} onRetry={() => found.refetch()} /> : <ListSkeleton rows={6} />}
    </Page>
  )
}

function Card({ trainer, school }: { trainer: Trainer; school: School }) {
  const t = useText('trainers')
  const areas = useText('areas')
  const may = useMay()
  const [isChanging, setChanging] = useState(false)
  const { putAway, bringBack } = usePutAway(teachers, school.school_id)
  const tabs = useTrainerTabs(trainer, school)
  const { calls, statuses } = teachers.area
  const isAway = Boolean(trainer.archived_at)
  const mayMove = !isAway && may(calls.changeStatus) && statuses[trainer.status].length > 0
  return (
    <Page
      title={trainer.name}
      breadcrumbs={[{ label: t('title'), to: teachers.link, search: school.search }]}
      status={<StatusBadge status={trainer.status} label={t(`status.${trainer.status}`)} />}
      action={
        !isAway &&
        may(calls.update) && (
          <LinkButton to={`${teachers.link}/${trainer.id}/edit`} search={school.search}>
            {t('edit')}
          </LinkButton>
        )
      }
      menu={
        (mayMove || may(calls.archive)) && (
          <>
            {mayMove && (
              <Menu.Item leftSection={<IconToggleRight size={18} stroke={1.5} />} onClick={() => setChanging(true)}>
                {areas('status')}
              </Menu.Item>
            )}
            {may(calls.archive) && (
              <Menu.Item
                leftSection={
                  isAway ? <IconArchiveOff size={18} stroke={1.5} /> : <IconArchive size={18} stroke={1.5} />
                }
                onClick={() => (isAway ? bringBack(trainer) : putAway(trainer))}
              >
                {areas(isAway ? 'restore' : 'archive')}
              </Menu.Item>
            )}
          </>
        )
      }
    >
      <BesideSummary>
        <TrainerSummary trainer={trainer} />
        <RecordTabs label={t('tabs')} tabs={tabs} />
      </BesideSummary>
      {isChanging && (
        <StatusDialog of={teachers} school_id={school.school_id} record={trainer} close={() => setChanging(false)} />
      )}
    </Page>
  )
}
