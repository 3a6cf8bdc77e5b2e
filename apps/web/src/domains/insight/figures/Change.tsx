import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Figures.module.css'

/** How many percent more or fewer than before: an arrow, a sign and a word, never colour alone. */
export function Change({ percent }: { percent: number | null }) {
  const t = useText('cards')
  const format = useFormat()
  if (percent === null) return <span className={classes.sub}>{t('change.none')}</span>
  const Arrow = percent < 0 ? IconArrowDown : IconArrowUp
  const text = format.number(percent / 100, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return (
    <span className={percent < 0 ? classes.down : classes.up} style={{ whiteSpace: 'nowrap' }}>
      {percent !== 0 && <Arrow size={16} stroke={1.5} aria-hidden style={{ verticalAlign: '-3px' }} />}
      <bdi dir="ltr">{text}</bdi>
      <span className="visuallyHidden"> {t('change.before')}</span>
    </span>
  )
}

/** The same from text of the server, such as `+5.2%`. */
export const ChangeText = ({ text }: { text: string }) => <Change percent={Number.parseFloat(text)} />
