import { useText } from '../../../../kernel/i18n/index.ts'
import { Wizard } from '../../../../kit/form/Wizard.tsx'
import { flag, sampleOf } from '../../samples/sample.ts'
import { Enrolment } from '../trial/Enrolment.tsx'
import { TakenCard } from '../trial/TakenCard.tsx'
import { ConsentFields } from '../trial/TrialFields.tsx'
import { TrialLines } from '../trial/TrialLines.tsx'
import { filled, newLine, useTrial } from '../trial/useTrial.ts'

export const wizard = sampleOf(
  { filled: flag() },
  {
    horizontal: ({ filled: isFilled }) => (
      <Enrolment key={String(isFilled)} orientation="horizontal" isFilled={isFilled} hasLines />
    ),
    vertical: ({ filled: isFilled }) => <Enrolment key={String(isFilled)} orientation="vertical" isFilled={isFilled} />,
    wrong: () => <Refused />,
  },
)

/** The last step is sent, and the first wrong field stands in one before it. */
function Refused() {
  const t = useText('forms')
  const trial = useTrial({
    ...filled,
    agrees: false,
    lines: [{ ...newLine(), item: t('line.lesson'), price_minor: 12_000 }],
  })
  const { form } = trial
  const steps = [
    { title: t('wizard.consent'), fields: ['note', 'agrees'], content: <ConsentFields form={form} /> },
    { title: t('wizard.order'), fields: ['lines'], content: <TrialLines form={form} /> },
  ]
  if (trial.taken) return <TakenCard {...trial} />
  return (
    <Wizard
      label={t('wizard.wrong')}
      steps={steps}
      errors={form.errors}
      onSubmit={trial.send}
      sendLabel={t('wizard.send')}
      {...trial}
    />
  )
}
