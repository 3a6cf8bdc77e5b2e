import type { ToldPerson } from '@dsms/contract/students/notices/told'
import type { ReactNode } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone, showUndo } from '../../../ui/toasts/toasts.tsx'
import { askToCall } from '../../../ui/toasts/toCall.ts'
import { firstNames } from './names.ts'

/** Shows what was done. A second toast names people whom no notice reached, and stays until somebody closes it. */
export function useToasts() {
  const t = useText('schedule')
  const format = useFormat()
  const say = (people: readonly Pick<ToldPerson, 'name' | 'phone'>[]) => {
    const names = people.map(({ name, phone }) =>
      [`\u2068${name ?? t('hiddenStudent')}\u2069`, phone && `\u2066${phone}\u2069`].filter(Boolean).join(' '),
    )
    return t('told.call', { names: firstNames(names, format) })
  }
  return {
    done: (message: ReactNode, told: readonly ToldPerson[]): void => {
      showDone(message)
      askToCall(told, say)
    },
    /** Nobody need be called any more about what is undone. */
    undo: (message: ReactNode, told: readonly ToldPerson[], label: string, undo: () => void): void => {
      const takeBack = askToCall(told, say)
      showUndo(message, label, () => {
        takeBack()
        undo()
      })
    },
  }
}
