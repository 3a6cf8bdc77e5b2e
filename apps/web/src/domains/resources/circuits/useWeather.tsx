import { closeForWeather, openAfterWeather } from '@dsms/contract/resources/circuits/calls'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone, showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import { yards } from './circuits.ts'

interface Yard {
  id: number
  name: string
  status: string
  archived_at: string | null
}

/** Closing for weather at one press, with eight seconds to undo it, and opening again. */
export function useWeather(school_id: number | undefined) {
  const t = useText('circuits')
  const common = useText('common')
  const errorText = useErrorText()
  const may = useMay()
  const changed = useAreaChanged(yards, school_id)
  const of = ({ id }: Yard) => ({ params: { id } })
  const inSchool = school_id === undefined ? {} : { school_id }
  const told = (work: Promise<unknown>, words: () => void) =>
    work
      .then(changed)
      .then(words)
      .catch((failure) => showFailure(errorText(failure)))
  const open = (yard: Yard) =>
    told(call(openAfterWeather, { ...of(yard), body: inSchool }), () =>
      showDone(t('weather.opened', { name: yard.name })),
    )
  const close = (yard: Yard) =>
    told(call(closeForWeather, { ...of(yard), body: { reason: t('weather.reason'), ...inSchool } }), () =>
      showUndo(t('weather.closed', { name: yard.name }), common('undo'), () => open(yard)),
    )
  return {
    close,
    open,
    mayClose: (yard: Yard) => may(closeForWeather) && yard.status === 'active' && !yard.archived_at,
    mayOpen: (yard: Yard) => may(openAfterWeather) && yard.status === 'closed_weather' && !yard.archived_at,
  }
}
