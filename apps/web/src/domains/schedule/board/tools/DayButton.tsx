import { Button, Popover } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DaySheet } from '../../../../kit/inputs/time/DaySheet.tsx'
import classes from './Tools.module.css'

/** The days that are shown; a press offers any other. */
export function DayButton({ day, title, go }: { day: string; title: string; go: (day: string) => void }) {
  const t = useText('schedule')
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes.title}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-live="polite">{title}</span>
        </Button>
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
