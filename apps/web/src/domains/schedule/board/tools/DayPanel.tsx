import { Popover } from '@mantine/core'
import { cloneElement } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DaySheet } from '../../../../kit/inputs/time/DaySheet.tsx'
import { type Hosted, useHosted } from '../../../../ui/late/pressed.tsx'

export interface DayPanelProps {
  day: string
  go: (day: string) => void
}

/** A month that leads to any day. */
export function DayPanel({ target, day, go }: DayPanelProps & Hosted) {
  const t = useText('schedule')
  const { isOpen, setOpen, button } = useHosted({ target })
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        {cloneElement(button, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick: () => setOpen(!isOpen),
        })}
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('chooseDay')}>
        <DaySheet
          value={day}
          onChange={(chosen) => {
            if (chosen) go(chosen)
            setOpen(false)
          }}
          defaultDate={day}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
