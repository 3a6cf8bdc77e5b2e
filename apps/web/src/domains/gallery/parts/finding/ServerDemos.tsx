import { searchRecords } from '@dsms/contract/insight/search/calls'
import { useRef } from 'react'
import { CallError, call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FindField, type Found } from '../../../../kit/inputs/find/FindField.tsx'

const find = async (q: string, signal: AbortSignal): Promise<Found[]> => {
  const { hits } = await call(searchRecords, { query: { q } }, signal)
  return hits.map(({ kind, title, detail, link }) => ({ value: `${kind} ${link}`, label: title, detail }))
}

interface Props {
  size: string
  disabled: boolean
}

/** What the search of the whole product finds among the records. */
export function FromServer(props: Props) {
  const t = useText('parts')
  return (
    <FindField
      {...props}
      name="records"
      find={find}
      label={t('auto-complete.records')}
      description={t('auto-complete.recordsHelp')}
    />
  )
}

/** The first answer is lost; the second one comes. */
export function LostAnswer(props: Props) {
  const t = useText('parts')
  const isLost = useRef(true)
  const lose = async (q: string, signal: AbortSignal) => {
    if (!isLost.current) return find(q, signal)
    isLost.current = false
    throw new CallError(500, { code: 'internal' })
  }
  return (
    <FindField
      {...props}
      name="lost"
      find={lose}
      initial={t('auto-complete.lostText')}
      label={t('auto-complete.records')}
    />
  )
}
