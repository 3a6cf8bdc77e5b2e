import { Button, Group, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { FormProblem } from '../../../ui/errors/FormProblem.tsx'
import classes from './Start.module.css'

interface Props {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  isSending: boolean
  problem: unknown
  action: string
  /** A link to further fields, which are elsewhere. */
  beside?: ReactNode
  children: ReactNode
}

/** The few fields of a step with the one button that keeps them and goes on. */
export function StepForm({ onSubmit, isSending, problem, action, beside, children }: Props) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <FormProblem problem={problem} />
        <div className={classes.fields}>{children}</div>
        <Group gap="md">
          <Button type="submit" loading={isSending}>
            {action}
          </Button>
          {beside}
        </Group>
      </Stack>
    </form>
  )
}
