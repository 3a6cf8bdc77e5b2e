import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './StockNote.module.css'

interface Props {
  product: { stock: number | null; isAvailable: boolean }
  /** Says only what is out of the ordinary. */
  isQuiet?: boolean
}

/** Up to so many are told by their number. */
const few = 5

/** Whether it can be had, and how many are left when they are few. */
export function StockNote({ product: { stock, isAvailable }, isQuiet }: Props) {
  const t = useText('shop')
  const note = (tone: 'good' | 'soon' | 'bad', text: string) => (
    <span className={classes.note} data-tone={tone}>
      {text}
    </span>
  )
  if (!isAvailable) return note('bad', t('stock.none'))
  if (stock !== null && stock <= few) return note('soon', t('stock.few', { count: stock }))
  if (isQuiet) return null
  return note('good', t(stock === null ? 'stock.always' : 'stock.some'))
}
