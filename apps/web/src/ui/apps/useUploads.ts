import { fileLimit, type KeptFile } from '@dsms/contract/kernel/files'
import { useCallback, useEffect, useRef, useState } from 'react'
import { upload } from '../../kernel/call/upload.ts'
import { useErrorText } from '../../kernel/i18n/errorText.ts'
import { useFormat } from '../../kernel/i18n/format.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { showFailure } from '../toasts/toasts.tsx'

/** A file on its way, or arrived. */
export interface Upload {
  key: string
  name: string
  bytes: number
  /** 0 to 1. */
  share: number
  file: KeptFile | null
}

/** Files being attached to something. Those that fail are told and fall away; the rest stays. */
export function useUploads(initial: KeptFile[] = []) {
  const t = useText('apps')
  const format = useFormat()
  const errorText = useErrorText()
  const [uploads, setUploads] = useState<Upload[]>(() => initial.map(arrived))
  const leave = useRef(new AbortController())
  useEffect(() => {
    leave.current = new AbortController()
    return () => leave.current.abort()
  }, [])

  const change = useCallback(
    (key: string, part: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one))),
    [],
  )
  const remove = useCallback((key: string) => setUploads((all) => all.filter((one) => one.key !== key)), [])

  /** Begins to send files; resolves with those that arrived. */
  const add = async (files: Iterable<File>): Promise<KeptFile[]> => {
    const kept = await Promise.all(
      [...files].map(async (file) => {
        if (file.size > fileLimit) {
          showFailure(t('files.tooLarge', { name: file.name, max: format.bytes(fileLimit) }))
          return null
        }
        const key = crypto.randomUUID()
        setUploads((all) => [...all, { key, name: file.name, bytes: file.size, share: 0, file: null }])
        try {
          const sent = await upload(file, (share) => change(key, { share }), leave.current.signal)
          change(key, { share: 1, file: sent })
          return sent
        } catch (error) {
          remove(key)
          if (!leave.current.signal.aborted) showFailure(`${file.name}: ${errorText(error)}`)
          return null
        }
      }),
    )
    return kept.filter((one) => one !== null)
  }
  const reset = useCallback((files: KeptFile[] = []) => setUploads(files.map(arrived)), [])

  return {
    uploads,
    add,
    remove,
    reset,
    isUploading: uploads.some(({ file }) => file === null),
    files: uploads.flatMap(({ file }) => file ?? []),
  }
}

const arrived = (file: KeptFile): Upload => ({
  key: String(file.id),
  name: file.fileName,
  bytes: file.bytes,
  share: 1,
  file,
})
