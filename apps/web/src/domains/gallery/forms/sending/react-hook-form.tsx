import { useText } from '../../../../kernel/i18n/index.ts'
import { flag, sampleOf } from '../../samples/sample.ts'
import { NameFields, PaperFields, ReachFields } from '../trial/TrialFields.tsx'
import { TrialPage } from '../trial/TrialPage.tsx'
import { filled, useTrial } from '../trial/useTrial.ts'

export const reactHookForm = sampleOf(
  { filled: flag() },
  {
    typing: ({ filled: isFilled }) => <Typing key={String(isFilled)} isFilled={isFilled} />,
    leaving: () => {
      const t = useText('forms')
      const trial = useTrial({ ...filled, first_name: '', family_name: '' })
      return (
        <TrialPage trial={trial} label={t('react-hook-form.leaving')}>
          <NameFields form={trial.form} />
        </TrialPage>
      )
    },
    others: () => {
      const t = useText('forms')
      const trial = useTrial(filled, true)
      return (
        <TrialPage trial={trial} label={t('react-hook-form.others')}>
          <PaperFields form={trial.form} />
        </TrialPage>
      )
    },
  },
)

function Typing({ isFilled }: { isFilled: boolean }) {
  const t = useText('forms')
  const trial = useTrial(isFilled ? filled : { city: 'Jeddah', agrees: true }, true)
  return (
    <TrialPage trial={trial} label={t('react-hook-form.typing')}>
      <NameFields form={trial.form} />
      <ReachFields form={trial.form} />
    </TrialPage>
  )
}
