import type { ToldPerson } from '@dsms/contract/people/directory/notices/told'
import type { ReactNode } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { firstNames } from './names.ts'

/** What is said of a deed once it is done, and whom somebody has to call since nothing reaches them. */
export function useSaid() {
  const t = useText('schedule')
  const format = useFormat()
  return (done: ReactNode, told: readonly ToldPerson[]): ReactNode => {
    const silent = told.filter(({ by }) => by === 'nobody')
    if (silent.length === 0) return done
    const names = silent.map(({ name, phone }) =>
      [`\u2068${name ?? t('hiddenStudent')}\u2069`, phone && `\u2066${phone}\u2069`].filter(Boolean).join(' '),
    )
    return (
      <>
        {done}
        <br />
        <strong>{t('told.call', { names: firstNames(names, format) })}</strong>
      </>
    )
  }
}
