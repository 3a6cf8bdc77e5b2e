import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { askToCall } from '../../../../ui/toasts/toCall.ts'

/** Asks to call whom no notice of a deed reached. */
export function useAskToCall(): (told: readonly ToldPerson[]) => void {
  const t = useText('today')
  const format = useFormat()
  return (told) =>
    void askToCall(told, (people) =>
      t('toCall', {
        names: format.list(
          people.map(({ name, phone }) => `\u2068${name ?? '–'}\u2069${phone ? ` \u2066${phone}\u2069` : ''}`),
        ),
      }),
    )
}
