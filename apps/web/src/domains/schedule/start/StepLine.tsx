import type { SchoolStart } from '@dsms/contract/schedule/start/calls'
import type { StartStep } from '@dsms/contract/school/schoolProfile/steps'
import { Text } from '@mantine/core'
import { IconChevronDown, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Start.module.css'

interface Props {
  step: SchoolStart['steps'][number]
  start: SchoolStart
  isOpen: boolean
  toggle: () => void
  children: ReactNode
}

/** A step with whether it is done and what came of it; open, with what it asks. */
export function StepLine({ step, start, isOpen, toggle, children }: Props) {
  const t = useText('start')
  const setupText = useText('schoolProfile')
  const id = useId()
  const told = useTold(start)
  const Sign = step.is_done ? IconCircleCheckFilled : IconCircleDashed
  return (
    <li className={classes.step} data-done={step.is_done} data-open={isOpen}>
      <h2 className={classes.head}>
        <button
          type="button"
          id={`start-${step.key}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className={classes.press}
        >
          <Sign
            size={22}
            stroke={1.5}
            role="img"
            aria-label={setupText(step.is_done ? 'setup.done' : 'setup.open')}
            className={classes.sign}
          />
          <span className={classes.name}>{t(`step.${step.key}`)}</span>
          <span className={classes.told}>{!isOpen && step.is_done ? told(step.key) : ''}</span>
          <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.arrow} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={classes.body}>
        {isOpen && (step.may ? children : <Text c="dimmed">{setupText('setup.notYours')}</Text>)}
      </div>
    </li>
  )
}

/** What a step that is done has brought. */
function useTold(start: SchoolStart) {
  const format = useFormat()
  return (key: StartStep): string => {
    if (key === 'country') return format.joined([start.country?.name ?? '', start.currency].filter(Boolean))
    if (key === 'pack') return format.joined(start.courses.slice(0, 3).map(({ name }) => name))
    if (key === 'hours') return start.branch?.name ?? ''
    if (key === 'lesson') return ''
    return start[key]?.name ?? ''
  }
}
