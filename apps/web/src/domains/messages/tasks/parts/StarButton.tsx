import { ActionIcon, Tooltip } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './StarButton.module.css'

interface Props {
  isOn: boolean
  /** Of the task, where several stand in a list. */
  title?: string
  onChange: (isOn: boolean) => void
}

/** Marks a task as important, or takes the mark away. */
export function StarButton({ isOn, title, onChange }: Props) {
  const t = useText('tasks')
  const label = t(isOn ? 'unstar' : 'star')
  const Icon = isOn ? IconStarFilled : IconStar
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={36}
        aria-label={title ? t('importantNamed', { title }) : t('important')}
        aria-pressed={isOn}
        className={clsx(isOn && classes.on)}
        onClick={() => onChange(!isOn)}
      >
        <Icon size={20} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  )
}
