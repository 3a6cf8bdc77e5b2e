import { Badge, Group } from '@mantine/core'
import { IconCheck, IconClock, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { icon } from '../icon.ts'
import classes from './Lines.module.css'

const areas = ['students', 'vehicles', 'exams', 'invoices'] as const
const meanings = [
  { color: 'green', Icon: IconCheck, about: 'shared.exam', word: 'list-group.passed' },
  { color: 'red', Icon: IconX, about: 'shared.theory', word: 'list-group.failed' },
  { color: 'yellow', Icon: IconClock, about: 'shared.lesson', word: 'list-group.soon' },
  { color: 'blue', Icon: IconInfoCircle, about: 'shared.invoices', word: 'list-group.open' },
] as const

/** Lines that are only read: in a frame, without one, or beside each other where there is room. */
export function Lines({ way }: { way?: 'flush' | 'across' }) {
  const t = useText('parts')
  return (
    <ul className={`${classes.lines} ${way ? classes[way] : ''}`}>
      {areas.map((area) => (
        <li key={area}>{t(`shared.${area}`)}</li>
      ))}
    </ul>
  )
}

/** Lines whose ground says how it stands with them; a word and a sign say it too. */
export function MeaningLines() {
  const t = useText('parts')
  return (
    <ul className={classes.lines}>
      {meanings.map(({ color, Icon, about, word }) => (
        <li key={color} style={{ background: `var(--mantine-color-${color}-light)` }}>
          <Group gap="sm" wrap="nowrap" c={`var(--mantine-color-${color}-light-color)`}>
            <Icon {...icon} aria-hidden style={{ flex: 'none' }} />
            <span style={{ flex: 1 }}>{t(about)}</span>
            <Badge variant="default">{t(word)}</Badge>
          </Group>
        </li>
      ))}
    </ul>
  )
}
