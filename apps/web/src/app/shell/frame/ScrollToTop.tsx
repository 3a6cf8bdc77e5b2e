import { ActionIcon } from '@mantine/core'
import { useWindowScroll } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './ScrollToTop.module.css'

/** A way back up, once the top is out of sight. */
export function ScrollToTop() {
  const t = useText('shell')
  const [{ y }, scrollTo] = useWindowScroll()
  if (y < 300) return null
  return (
    <ActionIcon
      className={classes.button}
      variant="filled"
      color="petrol"
      size={40}
      aria-label={t('toTop')}
      onClick={() => scrollTo({ y: 0 })}
    >
      <IconArrowUp size={20} stroke={1.5} />
    </ActionIcon>
  )
}
