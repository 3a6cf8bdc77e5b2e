import { Button, Group } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormProblem } from '../../../../ui/errors/FormProblem.tsx'
import { sampleOf } from '../../samples/sample.ts'
import { TakenCard } from '../trial/TakenCard.tsx'
import { TrialLines } from '../trial/TrialLines.tsx'
import { filled, newLine, useTrial } from '../trial/useTrial.ts'

function useLines() {
  const t = useText('forms')
  return [
    { ...newLine(), item: t('line.lesson'), price_minor: 12_000, quantity: 10 },
    { ...newLine(), item: t('line.exam'), price_minor: 15_050 },
  ]
}

export const formRepeater = sampleOf(
  {},
  {
    lines: () => {
      const t = useText('forms')
      const trial = useTrial({ ...filled, lines: useLines() })
      return (
        <form noValidate onSubmit={trial.send}>
          <TrialLines form={trial.form} />
          <FormProblem problem={trial.problem} />
          <Group justify="flex-end" mt="md">
            <Button type="submit" loading={trial.isSending}>
              {t('form-repeater.send')}
            </Button>
          </Group>
          <TakenCard {...trial} />
        </form>
      )
    },
    empty: () => <TrialLines form={useTrial(filled).form} />,
    readOnly: () => <TrialLines form={useTrial({ ...filled, lines: useLines() }).form} isReadOnly />,
  },
)
