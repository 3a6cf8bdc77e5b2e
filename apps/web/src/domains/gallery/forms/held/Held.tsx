import { Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'

interface Props<T> {
  initial: T
  children: (value: T, change: (value: T) => void) => ReactNode
}

/** An input with what it holds shown below, as the form around it would have it. */
export function Held<T>({ initial, children }: Props<T>) {
  const t = useText('forms')
  const [value, change] = useState(initial)
  const isNothing = value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return (
    <Stack gap={6}>
      {children(value, change)}
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {t('shared.holds')}{' '}
        {isNothing ? (
          t('shared.nothing')
        ) : (
          <code dir="ltr">{typeof value === 'string' ? value : JSON.stringify(value)}</code>
        )}
      </Text>
    </Stack>
  )
}
