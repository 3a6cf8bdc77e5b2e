import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LazyRichText } from '../../../../ui/apps/LazyRichText.tsx'
import { SafeHtml } from '../../../../ui/apps/SafeHtml.tsx'
import { flag, sampleOf } from '../../samples/sample.ts'
import { Held } from '../held/Held.tsx'

export const editor = sampleOf(
  { hasHeadings: flag(), isLabelHidden: flag() },
  {
    controlled: (props) => {
      const t = useText('forms')
      return (
        <Held initial={`<p>${t('editor.text')}</p>`}>
          {(value, change) => <LazyRichText label={t('editor.report')} value={value} onChange={change} {...props} />}
        </Held>
      )
    },
    empty: (props) => {
      const t = useText('forms')
      const [html, setHtml] = useState('')
      return (
        <LazyRichText
          label={t('editor.answer')}
          placeholder={t('editor.placeholder')}
          value={html}
          onChange={setHtml}
          minHeight={80}
          {...props}
        />
      )
    },
    wrong: (props) => {
      const t = useText('forms')
      const [html, setHtml] = useState('')
      return (
        <LazyRichText
          label={t('editor.terms')}
          error={html ? undefined : t('state.errorText')}
          value={html}
          onChange={setHtml}
          minHeight={80}
          {...props}
        />
      )
    },
    read: () => {
      const t = useText('forms')
      const [isWriting, setWriting] = useState(false)
      const [html, setHtml] = useState(`<p>${t('editor.text')}</p>`)
      return (
        <>
          {isWriting ? (
            <LazyRichText label={t('editor.report')} value={html} onChange={setHtml} isFocusedAtStart />
          ) : (
            // made by the editor on this screen, which knows no other marks than those of its own buttons
            <SafeHtml html={html} />
          )}
          <Group mt="sm">
            <Button variant="default" onClick={() => setWriting(!isWriting)}>
              {t(isWriting ? 'editor.finish' : 'editor.change')}
            </Button>
          </Group>
        </>
      )
    },
  },
)
