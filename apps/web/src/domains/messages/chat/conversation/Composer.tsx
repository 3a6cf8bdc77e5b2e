import { ActionIcon, FileButton, Textarea, Tooltip } from '@mantine/core'
import { IconPaperclip, IconSend } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { UploadChip } from '../../../../ui/apps/FileChip.tsx'
import type { useUploads } from '../../../../ui/apps/useUploads.ts'
import { keepDraft, readDraft } from '../state/drafts.ts'
import type { Outbox } from '../state/outbox.ts'
import { useTellTyping } from '../state/typing.ts'
import classes from './Composer.module.css'

const limit = 10_000
/** From here on the reader is told how much room is left. */
const near = 9500

interface Props {
  contactId: number
  name: string
  uploads: ReturnType<typeof useUploads>
  outbox: Outbox
  onSent: () => void
  takesFocus: boolean
}

/** Where a message is written. Enter sends, Shift+Enter begins a line; the text is kept until it is sent. */
export function Composer({ contactId, name, uploads, outbox, onSent, takesFocus }: Props) {
  const t = useText('chat')
  const apps = useText('apps')
  const format = useFormat()
  const [text, setText] = useState(() => readDraft(contactId))
  const tellTyping = useTellTyping(contactId)
  const field = useRef<HTMLTextAreaElement>(null)
  const openPicker = useRef<() => void>(null)
  useEffect(() => {
    // on a telephone the keyboard would cover what one came to read
    if (takesFocus && matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [takesFocus])

  const isEmpty = text.trim() === '' && uploads.uploads.length === 0
  const isTooLong = text.length > limit
  const waits = uploads.isUploading

  const write = (next: string) => {
    setText(next)
    keepDraft(contactId, next)
    if (next.trim() !== '') tellTyping()
  }
  const send = () => {
    if (isEmpty || isTooLong || waits) return
    const words = text.trim()
    const [first = null, ...others] = uploads.files
    outbox.add({ contactId, message: words, file: first })
    for (const file of others) outbox.add({ contactId, message: '', file })
    uploads.reset()
    setText('')
    keepDraft(contactId, '')
    onSent()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a word that is being put together
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    void uploads.add(event.clipboardData.files)
  }
  const why = waits ? t('composer.uploading') : isTooLong ? t('composer.tooLong', { max: format.number(limit) }) : null
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {uploads.uploads.length > 0 && (
        <ul className={classes.files}>
          {uploads.uploads.map((upload) => (
            <li key={upload.key}>
              <UploadChip upload={upload} onRemove={() => uploads.remove(upload.key)} />
            </li>
          ))}
        </ul>
      )}
      <div className={classes.row}>
        <FileButton multiple onChange={(files) => void uploads.add(files)} resetRef={openPicker}>
          {(props) => (
            <Tooltip label={apps('files.attach')}>
              <ActionIcon
                {...props}
                size={44}
                aria-label={apps('files.attach')}
                onClick={() => {
                  // the same file may be chosen twice
                  openPicker.current?.()
                  props.onClick()
                }}
              >
                <IconPaperclip size={20} stroke={1.5} />
              </ActionIcon>
            </Tooltip>
          )}
        </FileButton>
        <Textarea
          ref={field}
          className={classes.field}
          dir="auto"
          autosize
          minRows={1}
          maxRows={6}
          aria-label={t('composer.label', { name })}
          placeholder={t('composer.placeholder')}
          enterKeyHint="send"
          error={isTooLong ? why : undefined}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Tooltip label={why ?? t('composer.send')}>
          <ActionIcon
            type="submit"
            size={44}
            variant="filled"
            color="petrol"
            aria-label={t('composer.send')}
            aria-disabled={isEmpty || why !== null || undefined}
            data-quiet={isEmpty || why !== null || undefined}
            className={classes.send}
          >
            <IconSend size={20} stroke={1.5} className="mirror" />
          </ActionIcon>
        </Tooltip>
      </div>
      {text.length >= near && (
        <span className={classes.count} data-over={isTooLong || undefined} role="status">
          {t('composer.count', { length: format.number(text.length), max: format.number(limit) })}
        </span>
      )}
      {waits && (
        <span className="visuallyHidden" role="status">
          {why}
        </span>
      )}
    </form>
  )
}
