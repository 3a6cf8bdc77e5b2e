import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone, showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import { useAreaCalls, useAreaChanged, type WebArea } from '../area.ts'
import type { AnyRow } from '../types.ts'

type Named = Pick<AnyRow, 'id' | 'name'>

/** Puts a record away with eight seconds to undo it, and brings one back. */
export function usePutAway(of: Pick<WebArea, 'area'>, school_id: number | undefined, done?: () => unknown) {
  const areas = useText('areas')
  const common = useText('common')
  const errorText = useErrorText()
  const calls = useAreaCalls(of, school_id)
  const changed = useAreaChanged(of, school_id)
  const told = (work: Promise<unknown>, words: () => void) =>
    work
      .then(changed)
      .then(words)
      .catch((failure) => showFailure(errorText(failure)))
  const bringBack = ({ id, name }: Named) => told(calls.restore(id), () => showDone(areas('restored', { name })))
  const putAway = (record: Named) =>
    told(calls.archive(record.id), () => {
      showUndo(areas('archived', { name: record.name }), common('undo'), () => bringBack(record))
      done?.()
    })
  return { putAway, bringBack }
}
