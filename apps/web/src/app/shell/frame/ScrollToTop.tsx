import { ActionIcon } from '@mantine/core'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './ScrollToTop.module.css'

/** A way back up, once the top is out of sight. It stands aside at the end of a page, where forms have their buttons. */
export function ScrollToTop() {
  const t = useText('shell')
  const isShown = useIsBetween()
  if (!isShown) return null
  return (
    <ActionIcon
      className={classes.button}
      variant="filled"
      color="petrol"
      size={40}
      aria-label={t('toTop')}
      onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <IconArrowUp size={20} stroke={1.5} />
    </ActionIcon>
  )
}

/** As wide as a phone, in pixels: what floats there lies over a button as wide as the screen. */
const phone = 768

/** Whether the window shows neither the beginning of the page nor its end; on a phone once somebody has turned back up. */
function useIsBetween(): boolean {
  const [isBetween, setBetween] = useState(false)
  useEffect(() => {
    // not asked of the browser here, which would lay the whole screen out for it
    let last = 0
    const look = () => {
      const left = document.documentElement.scrollHeight - innerHeight - scrollY
      const isOnWay = innerWidth > phone || scrollY < last
      last = scrollY
      setBetween(scrollY > 300 && left > 160 && isOnWay)
    }
    const how = { passive: true }
    addEventListener('scroll', look, how)
    addEventListener('resize', look, how)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])
  return isBetween
}
