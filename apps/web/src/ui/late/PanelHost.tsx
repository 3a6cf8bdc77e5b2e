import { Popover, type PopoverProps } from '@mantine/core'
import { cloneElement, type ReactNode } from 'react'
import { type Hosted, useHosted } from './pressed.tsx'

export interface PressPanelProps extends Pick<PopoverProps, 'position' | 'width'> {
  children: ReactNode
}

/** The panel itself, beside its button; it holds the focus while it is open. */
export function PanelHost({ target, children, ...props }: PressPanelProps & Hosted) {
  const { isOpen, setOpen, button } = useHosted({ target })
  return (
    <Popover {...props} shadow="md" trapFocus returnFocus opened={isOpen} onChange={setOpen}>
      <Popover.Target>{cloneElement(button, { onClick: () => setOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  )
}
