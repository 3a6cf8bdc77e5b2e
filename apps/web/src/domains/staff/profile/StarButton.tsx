import { ActionIcon, Tooltip } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'

interface Props {
  isOn: boolean
  label: string
  onChange: (isOn: boolean) => void
}

/** A star that is filled when something is marked. */
export function StarButton({ isOn, label, onChange }: Props) {
  const Star = isOn ? IconStarFilled : IconStar
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={36}
        color={isOn ? 'yellow.8' : 'gray'}
        aria-pressed={isOn}
        aria-label={label}
        onClick={() => onChange(!isOn)}
      >
        <Star size={18} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  )
}
