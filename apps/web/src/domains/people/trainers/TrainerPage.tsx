import { useText } from '../../../kernel/i18n/index.ts'
import { RecordHead, RecordPage } from '../../../kit/areas/RecordPage.tsx'
import { RecordTabs } from '../../../kit/areas/RecordTabs.tsx'
import { BesideSummary } from '../../../kit/person/SummaryCard.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
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
  const tabs = useTrainerTabs(trainer, school)
  return (
    <RecordHead of={teachers} record={trainer} school={school}>
      <BesideSummary>
        <TrainerSummary trainer={trainer} />
        <RecordTabs label={t('tabs')} tabs={tabs} />
      </BesideSummary>
    </RecordHead>
  )
}
