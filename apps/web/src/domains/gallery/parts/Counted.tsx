import { Group, type GroupProps, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'

/** Buttons in a row that all answer: how often one of them was pressed. */
export function Counted({ children, ...props }: GroupProps) {
  const t = useText('parts')
  const [count, setCount] = useState(0)
  return (
    <div>
      <Group gap="xs" {...props} onClick={() => setCount(count + 1)}>
        {children}
      </Group>
      <Text role="status" size="sm" c="dimmed" mt="xs">
        {t('shared.presses', { count })}
      </Text>
    </div>
  )
}
