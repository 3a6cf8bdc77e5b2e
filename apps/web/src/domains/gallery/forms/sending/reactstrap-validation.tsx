import { useText } from '../../../../kernel/i18n/index.ts'
import { flag, sampleOf } from '../../samples/sample.ts'
import { ConsentFields, NameFields, PaperFields, PlaceFields, ReachFields } from '../trial/TrialFields.tsx'
import { TrialLines } from '../trial/TrialLines.tsx'
import { TrialPage } from '../trial/TrialPage.tsx'
import { filled, newLine, useTrial } from '../trial/useTrial.ts'

export const reactstrapValidation = sampleOf(
  { filled: flag() },
  {
    whole: ({ filled: isFilled }) => <Whole key={String(isFilled)} isFilled={isFilled} />,
    lines: () => {
      const t = useText('forms')
      const trial = useTrial({ ...filled, lines: [newLine()] })
      return (
        <TrialPage trial={trial} label={t('reactstrap-validation.lines')}>
          <div style={{ gridColumn: '1 / -1' }}>
            <TrialLines form={trial.form} />
          </div>
        </TrialPage>
      )
    },
  },
)

function Whole({ isFilled }: { isFilled: boolean }) {
  const t = useText('forms')
  const trial = useTrial(isFilled ? filled : {})
  const { form } = trial
  return (
    <TrialPage trial={trial} label={t('reactstrap-validation.whole')}>
      <NameFields form={form} />
      <ReachFields form={form} />
      <PaperFields form={form} />
      <PlaceFields form={form} />
      <ConsentFields form={form} />
    </TrialPage>
  )
}
