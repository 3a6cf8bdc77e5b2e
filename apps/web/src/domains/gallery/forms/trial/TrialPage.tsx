import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormProblem } from '../../../../ui/errors/FormProblem.tsx'
import { Fields } from '../held/Fields.tsx'
import { TakenCard } from './TakenCard.tsx'
import type { Trial } from './useTrial.ts'

interface Props {
  trial: Trial
  label: string
  children: ReactNode
}

/** A form on one page: its fields, what went wrong, and what the server took. */
export function TrialPage({ trial, label, children }: Props) {
  const t = useText('forms')
  return (
    <form noValidate aria-label={label} onSubmit={trial.send}>
      <Stack gap="md">
        <Fields>{children}</Fields>
        <FormProblem problem={trial.problem} />
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            onClick={() => {
              trial.form.reset()
              trial.form.setErrors({})
            }}
          >
            {t('shared.reset')}
          </Button>
          <Button type="submit" loading={trial.isSending}>
            {t('shared.send')}
          </Button>
        </Group>
      </Stack>
      <TakenCard {...trial} />
    </form>
  )
}
