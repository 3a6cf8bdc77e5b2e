import { Radio, SimpleGrid } from '@mantine/core'
import { entriesOf } from '../../../kernel/objects.ts'

interface Props<T extends string> {
  label: string
  value: T
  onChange: (value: T) => void
  options: Record<T, string>
}

/** One question with few answers, all in sight. */
export function Choice<T extends string>({ label, value, onChange, options }: Props<T>) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <SimpleGrid cols={2} spacing="xs" mt={6}>
        {entriesOf<T, string>(options).map(([key, text]) => (
          <Radio key={key} value={key} label={text} size="sm" />
        ))}
      </SimpleGrid>
    </Radio.Group>
  )
}
