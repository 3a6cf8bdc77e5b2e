import { exportTrainerData } from '@dsms/contract/trainers/personalData/calls'
import { Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordHead, RecordPage } from '../../../kit/areas/RecordPage.tsx'
import { RecordTabs } from '../../../kit/areas/RecordTabs.tsx'
import { BesideSummary } from '../../../kit/person/SummaryCard.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { useCopy } from '../../staff/public.ts'
import { TrainerSummary } from './card/TrainerSummary.tsx'
import { useTrainerTabs } from './card/useTrainerTabs.tsx'
import { type Trainer, teachers } from './trainers.ts'

/** The card of a trainer. */
export const TrainerPage = ({ id = 0 }: { id?: number | undefined }) => (
  <RecordPage of={teachers} id={id}>
    {(trainer, school) => <Card trainer={trainer} school={school} />}
  </RecordPage>
)

function Card({ trainer, school }: { trainer: Trainer; school: School }) {
  const t = useText('trainers')
  const may = useMay()
  const copy = useCopy(exportTrainerData, trainer.id)
  const tabs = useTrainerTabs(trainer, school)
  return (
    <RecordHead
      of={teachers}
      record={trainer}
      school={school}
      items={
        may(exportTrainerData) && (
          <Menu.Item
            leftSection={<IconDownload size={18} stroke={1.5} />}
            disabled={copy.isPending}
            onClick={() => copy.mutate()}
          >
            {t('copy')}
          </Menu.Item>
        )
      }
    >
      <BesideSummary>
        <TrainerSummary trainer={trainer} />
        <RecordTabs label={t('tabs')} tabs={tabs} />
      </BesideSummary>
    </RecordHead>
  )
}
