import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** A slider under its name, with its value in words. */
export function Titled({ title, value, children }: { title: string; value?: string; children: ReactNode }) {
  return (
    <Stack gap="xs" pb="md">
      <Text size="sm" fw={500}>
        {title}
      </Text>
      {children}
      {value && (
        <Text size="sm" role="status" className="tabular">
          <bdi>{value}</bdi>
        </Text>
      )}
    </Stack>
  )
}
