import { useFormat } from '../../kernel/i18n/format.ts'
import { useText } from '../../kernel/i18n/index.ts'
import type { Page } from './types.ts'

/** How many there are: "37", or "200+" where more were not counted. */
export function useTotalText(): (page: Pick<Page<unknown>, 'total' | 'isCapped'>) => string {
  const t = useText('records')
  const format = useFormat()
  return ({ total, isCapped }) => {
    const number = format.number(total)
    return isCapped ? t('moreThan', { number }) : number
  }
}
