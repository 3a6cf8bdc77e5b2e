import '@mantine/tiptap/styles.css'
import { Input } from '@mantine/core'
import { Link, RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap'
import { IconAlignCenter, IconAlignLeft, IconAlignRight } from '@tabler/icons-react'
import TextAlign from '@tiptap/extension-text-align'
import { Placeholder } from '@tiptap/extensions'
import { type Editor, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './RichText.module.css'

export interface RichTextProps {
  label: string
  /** Shows the label to screen readers alone. */
  isLabelHidden?: boolean
  /** HTML. What comes from outside afterwards replaces the text. */
  value: string
  /** Empty text is ''. */
  onChange: (html: string) => void
  placeholder?: string
  error?: ReactNode
  minHeight?: number
  /** For texts that are long enough to have parts. */
  hasHeadings?: boolean
  isFocusedAtStart?: boolean
  /** Ctrl+Enter (or Command). */
  onSubmit?: () => void
}

/** An editor for text with formatting. Alignment knows start and end, not left and right. */
export function RichText(props: RichTextProps) {
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    placeholder = '',
    error,
    minHeight = 120,
    hasHeadings = false,
    isFocusedAtStart,
    onSubmit,
  } = props
  const id = useId()
  const t = useText('apps')
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false }),
      Link.configure({ openOnClick: false, defaultProtocol: 'https' }),
      TextAlign.configure({
        types: ['heading', 'paragraph'],
        alignments: ['start', 'center', 'end'],
        defaultAlignment: null,
      }),
      Placeholder.configure({ placeholder }),
    ],
    content: value,
    autofocus: isFocusedAtStart ? 'start' : false,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', dir: 'auto' },
      handleKeyDown: (_, event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onSubmit) return false
        onSubmit()
        return true
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  })
  // the form was reset, or another text was opened
  useEffect(() => {
    if (editor && !editor.isDestroyed && htmlOf(editor) !== value)
      editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  const labels = useLabels()
  return (
    <Input.Wrapper label={isLabelHidden ? undefined : label} labelElement="div" error={error} labelProps={{ id }}>
      <RichTextEditor editor={editor} labels={labels} className={classes.root} data-invalid={error ? true : undefined}>
        <RichTextEditor.Toolbar className={classes.toolbar} role="toolbar" aria-label={t('text.toolbar')}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            {hasHeadings && <RichTextEditor.H3 />}
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Link />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>{editor && <Alignments editor={editor} />}</RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content className={classes.content} style={{ '--min': `${minHeight}px` }} />
      </RichTextEditor>
    </Input.Wrapper>
  )
}

const alignments = [
  ['start', IconAlignLeft],
  ['center', IconAlignCenter],
  ['end', IconAlignRight],
] as const

function Alignments({ editor }: { editor: Editor }) {
  const t = useText('apps')
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) => alignments.find(([name]) => now.isActive({ textAlign: name }))?.[0],
  })
  return alignments.map(([name, Icon]) => (
    <RichTextEditor.Control
      key={name}
      aria-label={t(`text.align.${name}`)}
      title={t(`text.align.${name}`)}
      active={current === name}
      onClick={() => editor.chain().focus().setTextAlign(name).run()}
    >
      <Icon size={16} stroke={1.5} className="mirror" />
    </RichTextEditor.Control>
  ))
}

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML())

function useLabels(): Partial<RichTextEditorLabels> {
  const t = useText('apps')
  return useMemo(
    () => ({
      boldControlLabel: t('text.bold'),
      italicControlLabel: t('text.italic'),
      underlineControlLabel: t('text.underline'),
      strikeControlLabel: t('text.strike'),
      h3ControlLabel: t('text.heading'),
      bulletListControlLabel: t('text.bullets'),
      orderedListControlLabel: t('text.numbers'),
      linkControlLabel: t('text.link'),
      linkEditorInputLabel: t('text.linkAddress'),
      linkEditorInputPlaceholder: 'https://',
      linkEditorExternalLink: t('text.linkNewTab'),
      linkEditorInternalLink: t('text.linkSameTab'),
      linkEditorSave: t('text.linkSave'),
    }),
    [t],
  )
}
