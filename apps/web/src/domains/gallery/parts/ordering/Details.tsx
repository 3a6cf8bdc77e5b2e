import { Box, Button, Collapse, Paper, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Frame } from './Accordions.tsx'

interface Props extends Frame {
  /** The pointer above it and the focus by keyboard open it as well; Escape closes it. */
  opensOnHover?: boolean
}

/** A button, and the details of a car that it shows and hides. */
export function Details({ opensOnHover = false, ...frame }: Props) {
  const t = useText('parts')
  const id = useId()
  const [isOpen, { open, close, toggle }] = useDisclosure()
  const ways = {
    // a finger that taps has its click, which would close what the touch had opened
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && open(),
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) =>
      pointerType === 'mouse' && !currentTarget.querySelector(':focus-visible') && close(),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && open(),
    onBlur: close,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
  }
  return (
    <Box {...(opensOnHover && ways)}>
      <Button variant="light" onClick={toggle} aria-expanded={isOpen} aria-controls={id}>
        {isOpen ? t('collapse.less') : t('collapse.more')}
      </Button>
      <Collapse expanded={isOpen} id={id} pt="sm">
        <Paper {...frame} p={frame.withBorder || frame.shadow !== 'none' ? 'md' : 0}>
          <Text>{t('collapse.text', { plate: '\u2066ABJ 1234\u2069' })}</Text>
        </Paper>
      </Collapse>
    </Box>
  )
}
