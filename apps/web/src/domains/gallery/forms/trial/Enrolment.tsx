import { useText } from '../../../../kernel/i18n/index.ts'
import { Wizard } from '../../../../kit/form/Wizard.tsx'
import { TakenCard } from './TakenCard.tsx'
import { ConsentFields, NameFields, PaperFields, PlaceFields, ReachFields } from './TrialFields.tsx'
import { TrialLines } from './TrialLines.tsx'
import { filled, useTrial } from './useTrial.ts'

interface Props {
  orientation: 'horizontal' | 'vertical'
  isFilled?: boolean
  hasLines?: boolean
}

/** A student is enrolled step by step, by the rules of one form. */
export function Enrolment({ orientation, isFilled, hasLines }: Props) {
  const t = useText('forms')
  const trial = useTrial(isFilled ? filled : {})
  const { form } = trial
  const steps = [
    {
      title: t('wizard.person'),
      help: t('wizard.personHelp'),
      fields: ['first_name', 'family_name', 'identity_no', 'born_on'],
      content: (
        <>
          <NameFields form={form} />
          <PaperFields form={form} />
        </>
      ),
    },
    { title: t('wizard.reach'), fields: ['username', 'email', 'phone'], content: <ReachFields form={form} /> },
    { title: t('wizard.place'), fields: ['city', 'address'], content: <PlaceFields form={form} /> },
    ...(hasLines ? [{ title: t('wizard.order'), fields: ['lines'], content: <TrialLines form={form} /> }] : []),
    { title: t('wizard.consent'), fields: ['note', 'agrees'], content: <ConsentFields form={form} /> },
  ]
  if (trial.taken) return <TakenCard {...trial} />
  return (
    <Wizard
      label={t(`wizard.${orientation}`)}
      orientation={orientation}
      steps={steps}
      errors={form.errors}
      isRight={trial.isRight}
      onSubmit={trial.send}
      isSending={trial.isSending}
      problem={trial.problem}
      sendLabel={t('wizard.send')}
    />
  )
}
