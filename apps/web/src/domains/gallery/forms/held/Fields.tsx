import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'

/** Inputs beside one another where there is room, as forms have them. */
export const Fields = ({ children, cols = 2 }: { children: ReactNode; cols?: number }) => (
  <SimpleGrid cols={{ base: 1, sm: cols }} spacing="md" verticalSpacing="sm">
    {children}
  </SimpleGrid>
)
