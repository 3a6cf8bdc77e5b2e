import { mailLabels } from '@dsms/contract/messages/email/calls'
import { TextInput } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { LazyRichText } from '../../../../ui/apps/LazyRichText.tsx'
import { LabelPill } from '../mailbox/labels.tsx'
import { QuotedText } from '../send/QuotedText.tsx'
import { ComposeFiles } from './ComposeFiles.tsx'
import { ComposeFoot } from './ComposeFoot.tsx'
import classes from './ComposeForm.module.css'
import { ComposeNotice } from './ComposeNotice.tsx'
import { ComposePeople } from './ComposePeople.tsx'
import { registerWindow } from './composing.ts'
import type { ComposeStart, DraftBeginning } from './draft.ts'
import { useCompose } from './useCompose.ts'
import { useDraft } from './useDraft.ts'
import { useFileDrop } from './useFileDrop.ts'

interface Props {
  start: ComposeStart
  beginning: DraftBeginning
  onSubject: (subject: string) => void
  /** Brings the window up when it is minimised. */
  onShow: () => void
  /** What the window's cross does. */
  close: RefObject<() => void>
}

/** Recipients, subject, text, files and what can be done with them. */
export function ComposeForm({ start, beginning, onSubject, onShow, close }: Props) {
  const t = useText('email')
  const draft = useDraft(beginning)
  const { values, set, attached } = draft
  const work = useCompose(draft)
  const [isQuoteInText, setQuoteInText] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const drop = useFileDrop((files) => void attached.add(files))

  close.current = () => void work.close()
  useEffect(() => onSubject(values.subject), [onSubject, values.subject])
  const latest = useRef({ work, onShow, draft })
  latest.current = { work, onShow, draft }
  useEffect(
    () =>
      registerWindow({
        draftId: () => latest.current.draft.kept.current?.id ?? null,
        leave: () => latest.current.work.close(),
        show: () => latest.current.onShow(),
      }),
    [],
  )
  useEffect(() => {
    if (Object.keys(work.errors).length > 0) focusFirstWrong(form.current)
  }, [work.errors])
  useFocusAtStart(form, start.kind !== 'reply' && start.kind !== 'replyAll' && values.to.length === 0)

  const isAnswer = start.kind === 'reply' || start.kind === 'replyAll'
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      data-drop={drop.isOver || undefined}
      {...drop.events}
      onSubmit={(event) => {
        event.preventDefault()
        void work.send()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
        event.preventDefault()
        void work.send()
      }}
    >
      <div className={classes.scroll}>
        <ComposeNotice draft={draft} problem={work.problem} />
        <ComposePeople values={values} set={set} errors={work.errors} />
        <TextInput
          label={t('subject')}
          value={values.subject}
          maxLength={200}
          dir="auto"
          error={work.errors.subject}
          onChange={(event) => set({ subject: event.currentTarget.value })}
        />
        <div className={classes.editor}>
          <LazyRichText
            label={t('message')}
            isLabelHidden
            value={values.text}
            onChange={(text) => set({ text })}
            minHeight={180}
            error={work.errors.message}
            isFocusedAtStart={isAnswer}
            onSubmit={() => void work.send()}
          />
        </div>
        {values.quote !== '' && (
          <QuotedText
            html={values.quote}
            isShown={isQuoteInText}
            onShow={setQuoteInText}
            onEdit={() => set({ text: values.text + values.quote, quote: '' })}
            onRemove={() => set({ quote: '' })}
          />
        )}
        {values.labels.length > 0 && (
          <div className={classes.pills}>
            {mailLabels
              .filter((label) => values.labels.includes(label))
              .map((label) => (
                <LabelPill
                  key={label}
                  label={label}
                  onRemove={() => set({ labels: values.labels.filter((one) => one !== label) })}
                />
              ))}
          </div>
        )}
        <ComposeFiles uploads={attached.uploads} remove={attached.remove} error={work.errors.attachments} />
        {drop.isOver && <p className={classes.drop}>{t('compose.drop')}</p>}
      </div>
      <ComposeFoot draft={draft} work={work} />
      <ConfirmDialog
        opened={work.doubts.length > 0}
        title={t('doubt.title')}
        text={work.doubts.map((doubt) => t(`doubt.${doubt}`)).join(' ')}
        action={t('doubt.send')}
        safe={t('doubt.back')}
        run={work.sendAnyway}
        close={work.forgetDoubts}
      />
    </form>
  )
}

function focusFirstWrong(form: HTMLElement | null) {
  const wrong = form?.querySelector('.mantine-InputWrapper-error')?.closest('.mantine-InputWrapper-root')
  wrong?.querySelector<HTMLElement>('input, [contenteditable="true"]')?.focus()
}

/** A new mail begins with whom it is for. The focus goes back to where it was when the window closes. */
function useFocusAtStart(form: RefObject<HTMLFormElement | null>, isPeopleFirst: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start alone
  useEffect(() => {
    const before = document.activeElement
    if (isPeopleFirst) form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
}
