import { createDraft, deleteDraft, sendDraft } from '@dsms/contract/messages/email/drafts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallError, call } from '../../../../kernel/call/call.ts'
import { fieldTexts, useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { useMailSettings } from '../mailbox/useMails.ts'
import { promisesAttachment } from '../send/attachmentWords.ts'
import { showSent } from '../send/SentToast.tsx'
import { closeWindow, compose } from './composing.ts'
import type { DraftValues } from './draft.ts'
import type { Draft } from './useDraft.ts'

export type ComposeErrors = Partial<Record<'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'attachments', string>>
/** What somebody may have forgotten. */
export type Doubt = 'subject' | 'attachment'

/** Sending, closing and throwing away what is written. */
export function useCompose(draft: Draft) {
  const client = useQueryClient()
  const t = useText('email')
  const common = useText('common')
  const errorText = useErrorText()
  const { data: settings } = useMailSettings()
  const [errors, setErrors] = useState<ComposeErrors>({})
  const [problem, setProblem] = useState<unknown>(null)
  const [doubts, setDoubts] = useState<Doubt[]>([])
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const wishedAt = useRef<string | null>(null)
  const { values, attached } = draft

  const place = (error: unknown) => {
    const fields = errorsOf(error, values, errorText)
    setErrors(fields)
    setProblem(Object.keys(fields).length > 0 ? null : error)
  }

  const sendAnyway = async () => {
    setDoubts([])
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    try {
      await draft.save(true)
      const kept = draft.kept.current
      if (!kept) return
      const body = { version: kept.version, ...(wishedAt.current && { sendAt: wishedAt.current }) }
      const mail = await call(sendDraft, { params: { id: kept.id }, body })
      draft.finish()
      closeWindow()
      showSent(mail, wishedAt.current === null ? (settings?.undoSeconds ?? 0) : null)
      void client.invalidateQueries({ queryKey: ['email'] })
    } catch (error) {
      place(error)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  /** Sends, or keeps for an hour; asks first when something seems forgotten. */
  const send = async (sendAt: string | null = null) => {
    if (isBusy.current) return
    setProblem(null)
    if (attached.isUploading) return setErrors({ attachments: t('compose.uploading') })
    if (values.to.length + values.cc.length + values.bcc.length === 0) {
      return setErrors({ to: errorText(new CallError(422, { code: 'no_recipient' })) })
    }
    setErrors({})
    wishedAt.current = sendAt
    const found = doubtsOf(values, attached.files.length)
    if (found.length > 0) setDoubts(found)
    else await sendAnyway()
  }

  /** Keeps what was written; false when that failed, and the window stays. */
  const close = async (): Promise<boolean> => {
    if (attached.isUploading) {
      setErrors({ attachments: t('compose.uploading') })
      return false
    }
    try {
      await draft.save()
    } catch (error) {
      place(error)
      showFailure(t('draft.notSaved', { reason: errorText(error) }))
      return false
    }
    const id = draft.kept.current?.id
    if (id && draft.wasSaved()) showUndo(t('draft.saved'), t('draft.discard'), () => void remove(id))
    draft.finish()
    closeWindow()
    return true
  }
  const remove = async (id: number) => {
    await call(deleteDraft, { params: { id } }).catch((error: unknown) => showFailure(errorText(error)))
    await client.invalidateQueries({ queryKey: ['email'] })
  }

  const discard = async () => {
    const input = draft.input()
    const hadContent = draft.kept.current !== null || draft.isUnsaved()
    draft.finish()
    closeWindow()
    try {
      await draft.discard()
    } catch (error) {
      return showFailure(errorText(error))
    }
    if (!hadContent) return
    showUndo(t('draft.discarded'), common('undo'), async () => {
      const again = await call(createDraft, { body: input }).catch((error: unknown) => showFailure(errorText(error)))
      if (again) await compose({ kind: 'draft', id: again.id })
    })
  }

  return { errors, problem, doubts, isSending, send, sendAnyway, forgetDoubts: () => setDoubts([]), close, discard }
}

export type ComposeWork = ReturnType<typeof useCompose>

function doubtsOf(values: DraftValues, files: number): Doubt[] {
  const isFileMissing = files === 0 && promisesAttachment(`${values.subject} ${values.text}`)
  return [
    ...(values.subject.trim() === '' ? ['subject' as const] : []),
    ...(isFileMissing ? ['attachment' as const] : []),
  ]
}

/** What the server found wrong, on the fields it is about. `to.2` is about `to`. */
function errorsOf(error: unknown, values: DraftValues, words: (error: unknown) => string): ComposeErrors {
  if (!(error instanceof CallError)) return {}
  const fields = Object.entries(fieldTexts(error)).map(([path, text]) => [path.split('.')[0], text])
  const wrong: ComposeErrors = Object.fromEntries(fields)
  if (fields.length > 0) return wrong
  if (error.code === 'no_recipient') return { to: words(error) }
  if (error.code === 'unknown_file') return { attachments: words(error) }
  if (error.code !== 'unknown_recipient') return {}
  const isNamedIn = (field: 'to' | 'cc' | 'bcc') => values[field].some(({ email }) => email === error.params.address)
  return { [(['cc', 'bcc'] as const).find(isNamedIn) ?? 'to']: words(error) }
}
