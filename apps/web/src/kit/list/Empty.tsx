import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** In place of rows: why there are none, and what to do first. */
export function Empty({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <Stack className="card" align="center" gap="sm" py={48}>
      <Text size="sm" component="span" c="dimmed" lh={0} aria-hidden>
        {icon}
      </Text>
      <Text size="sm" ta="center">
        {text}
      </Text>
      {children}
    </Stack>
  )
}
