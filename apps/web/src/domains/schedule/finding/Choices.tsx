import { Input, SegmentedControl } from '@mantine/core'
import { useId } from 'react'

interface Props {
  label: string
  data: readonly (readonly [string, string])[]
  value: string
  onChange: (value: string) => void
}

/** A few words of which one holds, a press each. */
export function Choices({ label, data, value, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <Input.Label component="div" id={id}>
        {label}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        data={data.map(([key, text]) => ({ value: key, label: text }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
