import { UnstyledButton } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './ToEndButton.module.css'

/** Back to the newest message, and how many came meanwhile. */
export function ToEndButton({ missed, onPress }: { missed: number; onPress: () => void }) {
  const t = useText('chat')
  return (
    <UnstyledButton
      className={classes.button}
      data-missed={missed > 0 || undefined}
      onClick={onPress}
      aria-label={missed > 0 ? t('toEnd.new', { count: missed }) : t('toEnd')}
    >
      <IconArrowDown size={18} stroke={1.5} aria-hidden />
      {missed > 0 && <span aria-hidden>{t('toEnd.short', { count: missed })}</span>}
    </UnstyledButton>
  )
}
