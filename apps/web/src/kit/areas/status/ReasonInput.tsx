import { Textarea } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'

interface Props {
  value: string
  onChange: (reason: string) => void
  required: boolean
  /** Somebody tried to go on, so that a missing reason is told. */
  isTried: boolean
}

/** Asks why a status changes. */
export function ReasonInput({ value, onChange, required, isTried }: Props) {
  const areas = useText('areas')
  return (
    <Textarea
      label={areas('reason')}
      required={required}
      dir="auto"
      autosize
      minRows={2}
      maxLength={300}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={isTried && required && value.trim() === '' && areas('sayWhy')}
    />
  )
}
