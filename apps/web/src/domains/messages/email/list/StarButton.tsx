import { ActionIcon, Tooltip } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './MailRow.module.css'

interface Props {
  mail: { isStarred: boolean }
  onClick: () => void
  tabIndex?: number
  size?: number
}

/** On or off; the name stays, the state is told apart. */
export function StarButton({ mail: { isStarred }, onClick, tabIndex = 0, size = 32 }: Props) {
  const t = useText('email')
  return (
    <Tooltip label={t(isStarred ? 'unstar' : 'addStar')}>
      <ActionIcon
        className={classes.star}
        size={size}
        tabIndex={tabIndex}
        aria-label={t('star')}
        aria-pressed={isStarred}
        onClick={onClick}
      >
        {isStarred ? <IconStarFilled size={18} /> : <IconStar size={18} stroke={1.5} />}
      </ActionIcon>
    </Tooltip>
  )
}
