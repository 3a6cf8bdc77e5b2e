import { createDraft, deleteDraft, saveDraft } from '@dsms/contract/messages/email/drafts'
import { useDebouncedCallback } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError, call } from '../../../../kernel/call/call.ts'
import { useUploads } from '../../../../ui/apps/useUploads.ts'
import { rememberDraft } from './composing.ts'
import { type DraftBeginning, type DraftValues, inputOf } from './draft.ts'

export type SaveState =
  | { kind: 'idle' | 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; error: unknown }
  /** Changed, sent or thrown away elsewhere: saving goes on only when the writer has decided. */
  | { kind: 'conflict'; error: CallError }

const restMs = 1200
const retryMs = 6000

/** A mail while it is written: kept on the server a moment after each change. */
export function useDraft(start: DraftBeginning) {
  const client = useQueryClient()
  const [values, setValues] = useState<DraftValues>(start.values)
  const attached = useUploads(start.files)
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const kept = useRef(start.kept)
  const input = inputOf(values, attached.files)
  const text = JSON.stringify(input)
  const latest = useRef({ input, text })
  latest.current = { input, text }
  const savedText = useRef(text)
  const isOver = useRef(false)
  const queue = useRef<Promise<void>>(Promise.resolve())

  /** One after the other: each save needs the version that the one before brought. */
  const save = (isForced = false): Promise<void> => {
    const next = queue.current.catch(() => undefined).then(() => saveLatest(isForced))
    queue.current = next
    return next
  }
  const saveLatest = async (isForced: boolean) => {
    const { input: body, text: sent } = latest.current
    if (isOver.current || (sent === savedText.current && !(isForced && !kept.current))) return
    setState({ kind: 'saving' })
    try {
      const mail = kept.current
        ? await call(saveDraft, { params: { id: kept.current.id }, body: { ...body, version: kept.current.version } })
        : await call(createDraft, { body })
      kept.current = { id: mail.id, version: mail.version }
      savedText.current = sent
      if (!isOver.current) rememberDraft(mail.id)
      setState({ kind: 'saved', at: Date.now() })
      void client.invalidateQueries({ queryKey: ['email'] })
    } catch (error) {
      const isConflict = error instanceof CallError && (error.code === 'stale_version' || isGone(error))
      setState(isConflict ? { kind: 'conflict', error } : { kind: 'failed', error })
      throw error
    }
  }
  const saveSoon = useDebouncedCallback(() => void save().catch(() => undefined), restMs)

  const isConflict = state.kind === 'conflict'
  useEffect(() => {
    if (text !== savedText.current && !isConflict) saveSoon()
  }, [text, isConflict, saveSoon])
  // what got lost on the way is sent again; what the server refused waits for the next change
  const isLost = state.kind === 'failed' && (!(state.error instanceof CallError) || state.error.status === 0)
  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(saveSoon, retryMs)
    return () => clearTimeout(timer)
  }, [isLost, saveSoon])

  const isUnsaved = () => !isOver.current && latest.current.text !== savedText.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what is newest when the window closes
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [])

  /** Nothing is saved from now on: the mail is sent, thrown away, or left to another window. */
  const finish = () => {
    isOver.current = true
    saveSoon.cancel()
    rememberDraft(null)
  }

  return {
    values,
    set: (part: Partial<DraftValues>) => setValues((old) => ({ ...old, ...part })),
    attached,
    state,
    kept,
    isUnsaved,
    /** Something of this sitting is on the server. */
    wasSaved: () => kept.current !== null && kept.current.version !== start.kept?.version,
    input: () => latest.current.input,
    save,
    /** Goes on with what is here as a draft of its own. */
    keepAsCopy: () => {
      kept.current = null
      setState({ kind: 'idle' })
      return save(true)
    },
    finish,
    /** Leaves the draft on the server to whoever changed it. */
    release: () => {
      finish()
      kept.current = null
    },
    discard: async () => {
      await queue.current.catch(() => undefined)
      if (kept.current) await call(deleteDraft, { params: { id: kept.current.id } }).catch(ignoreGone)
      await client.invalidateQueries({ queryKey: ['email'] })
    },
  }
}

export type Draft = ReturnType<typeof useDraft>

const isGone = (error: CallError): boolean => error.code === 'mail_not_draft' || error.status === 404

function ignoreGone(error: unknown): void {
  if (!(error instanceof CallError && isGone(error))) throw error
}
