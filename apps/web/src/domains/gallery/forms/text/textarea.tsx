import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { NotesInput } from '../../../../kit/areas/form/AreaInputs.tsx'
import { flag, sampleOf, size } from '../../samples/sample.ts'
import { Fields } from '../held/Fields.tsx'
import { useStates } from '../held/useStates.ts'

const most = 120

export const textarea = sampleOf(
  { size: size(), required: flag(), disabled: flag(), readOnly: flag() },
  {
    basic: (props) => {
      const t = useText('forms')
      return (
        <Textarea
          label={t('textarea.remark')}
          description={t('textarea.help')}
          rows={3}
          dir="auto"
          defaultValue={t('textarea.text')}
          {...props}
        />
      )
    },
    grows: (props) => {
      const t = useText('forms')
      return (
        <NotesInput label={t('field.note')} description={t('textarea.growing')} minRows={2} maxRows={8} {...props} />
      )
    },
    counter: ({ size }) => {
      const t = useText('forms')
      const [text, setText] = useState('')
      const left = most - text.length
      return (
        <Textarea
          label={t('textarea.sms')}
          description={t('textarea.left', { count: left })}
          error={left < 0 ? t('textarea.over', { count: -left }) : undefined}
          size={size}
          rows={3}
          dir="auto"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )
    },
    states: ({ size }) => {
      const t = useText('forms')
      return (
        <Fields>
          {useStates().map(({ key, ...state }) => (
            <Textarea key={key} size={size} rows={2} dir="auto" defaultValue={t('textarea.text')} {...state} />
          ))}
        </Fields>
      )
    },
    mixed: ({ size }) => {
      const t = useText('forms')
      return (
        <Textarea label={t('textarea.mixedLabel')} size={size} rows={3} dir="auto" defaultValue={t('textarea.plate')} />
      )
    },
  },
)
