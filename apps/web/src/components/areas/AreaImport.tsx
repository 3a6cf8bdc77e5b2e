import { importLimit } from '@dsms/contract/exchange'
import { useText } from '../../i18n/index.ts'
import { ImportDialog } from '../records/import/ImportDialog.tsx'
import { showDone } from '../records/toasts.tsx'
import { useAreaCalls, useAreaChanged, useAreaText, type WebArea } from './area.ts'

/** What is particular about a column of a file. */
export interface SheetColumn {
  isRequired?: boolean
  example?: string
  /** Codes that people write as words: `{ mixed: 'Mixed' }` takes either. */
  words?: Record<string, string>
  clean?: (cell: string) => string
}

interface Props {
  of: WebArea
  sheet?: Record<string, SheetColumn> | undefined
  school_id: number | undefined
  close: () => void
}

/** Adds many records of an area from a file. */
export function AreaImport({ of, sheet = {}, school_id, close }: Props) {
  const t = useAreaText(of.words)
  const areas = useText('areas')
  const calls = useAreaCalls(of, school_id)
  const changed = useAreaChanged(of, school_id)
  const labelOf = (column: string) => {
    const [, base, language] = /^(\w+)_(ar|en|de|fr|pt)$/.exec(column) ?? []
    return base && language ? areas(`in.${language as 'ar'}`, { field: t(`field.${base}`) }) : t(`field.${column}`)
  }
  return (
    <ImportDialog
      title={areas('importTitle', { title: t('title') })}
      columns={of.area.sheet.map((key) => {
        const { isRequired, example = '', words, clean } = sheet[key] ?? {}
        const codes = Object.entries(words ?? {})
        return {
          key,
          label: labelOf(key),
          isRequired: isRequired ?? false,
          example: example || (codes[0]?.[1] ?? ''),
          clean: clean ?? ((cell: string) => codes.find(([, word]) => word === cell.trim())?.[0] ?? cell),
        }
      })}
      templateName={of.area.tag}
      limit={importLimit}
      send={(rows, mode) => calls.bring({ rows, mode })}
      done={async (count) => {
        close()
        showDone(areas('imported', { count }))
        await changed()
      }}
      close={close}
    />
  )
}
