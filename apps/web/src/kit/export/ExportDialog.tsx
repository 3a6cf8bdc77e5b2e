import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { codeText } from '../../kernel/i18n/errorText.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { showDone } from '../../ui/toasts/toasts.tsx'
import { ConfirmForm } from '../dialogs/ConfirmForm.tsx'
import type { TextTable } from './printTable.ts'
import { saveFile } from './saveFile.ts'
import { tableFile, tableFormats } from './tableFile.ts'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    export: typeof import('./words/en.json')
  }
}

interface Props {
  /** Its title is the name of the file until the reader gives another. */
  table: TextTable
  close: () => void
}

/** Saves rows that the screen has as a file of a name and a kind that the reader chooses. */
export function ExportDialog({ table, close }: Props) {
  const t = useText('export')
  const id = useId()
  const [name, setName] = useState(table.title)
  const [format, setFormat] = useState<string>(tableFormats[0])
  const [isTried, setTried] = useState(false)
  const kind = tableFormats.find((one) => one === format) ?? tableFormats[0]
  const save = async () => {
    setTried(true)
    if (!name.trim()) return
    const file = `${name.trim()}.${kind}`
    saveFile(await tableFile(table, kind), file)
    showDone(t('saved', { name: `\u2068${file}\u2069`, count: table.rows.length }))
    close()
  }
  return (
    <ConfirmForm opened title={t('title', { count: table.rows.length })} action={t('save')} run={save} close={close}>
      <TextInput
        label={t('name')}
        required
        dir="auto"
        maxLength={100}
        value={name}
        error={isTried && !name.trim() && codeText('required')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Stack gap={4}>
        <Text id={id} size="sm" fw={500}>
          {t('format')}
        </Text>
        <SegmentedControl
          aria-labelledby={id}
          value={format}
          onChange={setFormat}
          data={tableFormats.map((one) => ({ value: one, label: t(one) }))}
        />
      </Stack>
    </ConfirmForm>
  )
}
