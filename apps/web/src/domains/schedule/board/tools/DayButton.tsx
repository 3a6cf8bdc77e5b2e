import { Button } from '@mantine/core'
import { pressed } from '../../../../ui/late/pressed.tsx'
import type { DayPanelProps } from './DayPanel.tsx'
import classes from './Tools.module.css'

const PressDays = pressed<DayPanelProps>(async () => (await import('./DayPanel.tsx')).DayPanel, 'dialog')

/** The days that are shown; a press offers any other. */
export const DayButton = ({ day, title, go }: { day: string; title: string; go: (day: string) => void }) => (
  <PressDays
    day={day}
    go={go}
    target={
      <Button variant="subtle" color="gray" className={classes.title}>
        <span aria-live="polite">{title}</span>
      </Button>
    }
  />
)
