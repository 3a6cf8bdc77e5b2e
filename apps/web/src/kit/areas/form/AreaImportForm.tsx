import { importLimit } from '@dsms/contract/kernel/exchange'
import type * as z from 'zod'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { ImportDialog } from '../../import/ImportDialog.tsx'
import { useAreaCalls, useAreaChanged, useAreaText, type WebArea } from '../area.ts'
import { useGenderScopes, wordsOf } from '../inputs/genders.ts'
import { enumValues, isNeeded } from './areaFields.ts'

/** What is particular about a column of a file. Whether it is needed, the contract says. */
export interface SheetColumn {
  example?: string
  /** Codes of the contract that are worded `function.practical`; people write either. */
  word?: string
  /** The same where the words are told: `{ mixed: 'Mixed' }`. */
  words?: Record<string, string>
  clean?: (cell: string) => string
}

export interface AreaImportProps {
  of: Omit<WebArea, 'link'>
  sheet?: Record<string, SheetColumn> | undefined
  school_id: number | undefined
  close: () => void
}

/** Adds many records of an area from a file. */
export function AreaImportForm({ of, sheet = {}, school_id, close }: AreaImportProps) {
  const t = useAreaText(of.words)
  const areas = useText('areas')
  const calls = useAreaCalls(of, school_id)
  const changed = useAreaChanged(of, school_id)
  const genders = useGenderScopes()
  const shape = of.area.input.shape as Record<string, z.ZodType | undefined>
  /** Codes with their words. */
  const codesOf = (column: string, { word, words }: Pick<SheetColumn, 'word' | 'words'>): [string, string][] => {
    if (word) return enumValues(shape[column]).map((code) => [code, t(`${word}.${code}`)])
    return Object.entries(words ?? (column === 'gender_scope' ? wordsOf(genders) : {}))
  }
  const translatedIn = (column: string) => /^(\w+)_(ar|en|de|fr|pt)$/.exec(column)?.slice(1) ?? []
  /** Of a name, the first language, or those that are asked for besides; of other records, `branch` for `branch_id`. */
  const isRequired = (column: string) => {
    const [base, language] = translatedIn(column)
    if (base && language !== 'ar') return isNeeded(shape[base], { ar: '-' })
    return [base ?? column, `${column}_id`, `${column}_ids`].some((name) => isNeeded(shape[name]))
  }
  const labelOf = (column: string) => {
    const [base, language] = translatedIn(column)
    return base && language ? areas(`in.${language as 'ar'}`, { field: t(`field.${base}`) }) : t(`field.${column}`)
  }
  return (
    <ImportDialog
      title={areas('importTitle', { title: t('title') })}
      columns={of.area.sheet.map((key) => {
        const { example = '', clean, ...said } = sheet[key] ?? {}
        const codes = codesOf(key, said)
        return {
          key,
          label: labelOf(key),
          isRequired: isRequired(key),
          example: example || (codes[0]?.[1] ?? ''),
          wordOf: (cell: string) => codes.find(([code]) => code === cell)?.[1],
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
