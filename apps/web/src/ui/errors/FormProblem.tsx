import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useErrorText } from '../../kernel/i18n/errorText.ts'

/** What went wrong that belongs to no single field. */
export function FormProblem({ problem }: { problem: unknown }) {
  const errorText = useErrorText()
  if (!problem) return null
  return (
    <Alert color="red" icon={<IconAlertCircle size={20} stroke={1.5} />} role="alert">
      {errorText(problem)}
    </Alert>
  )
}
