import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

export interface HintHostProps {
  label: string
  children: ReactElement
}

/** The words themselves, which show at once: whoever fetched them points at their place. */
export const HintHost = ({ label, children }: HintHostProps) => (
  <Tooltip label={label} defaultOpened>
    {children}
  </Tooltip>
)
