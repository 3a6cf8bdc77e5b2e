import { trainerCredentials } from '@dsms/contract/trainers/credentials/calls'
import { useText } from '../../../../kernel/i18n/index.ts'
import { RecordHistory } from '../../../../kit/areas/RecordHistory.tsx'
import type { RecordTab } from '../../../../kit/areas/RecordTabs.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { CredentialsOf } from '../../credentials/CredentialsOf.tsx'
import type { Trainer } from '../trainers.ts'
import { TrainerOverview } from './TrainerOverview.tsx'

/** What the card of a trainer has, tab by tab: the one place to add another. */
export function useTrainerTabs(trainer: Trainer, school: School): RecordTab[] {
  const t = useText('trainers')
  const may = useMay()
  return [
    { name: 'overview', label: t('tab.overview'), content: <TrainerOverview trainer={trainer} /> },
    ...(may(trainerCredentials.calls.list)
      ? [
          {
            name: 'credentials',
            label: t('tab.credentials'),
            content: <CredentialsOf trainer={trainer} school={school} />,
          },
        ]
      : []),
    {
      name: 'history',
      label: t('tab.history'),
      content: <RecordHistory history={trainer.history} words="trainers" isOpen />,
    },
  ]
}
