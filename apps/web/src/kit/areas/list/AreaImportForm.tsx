import { importLimit } from '@dsms/contract/kernel/exchange'
import { languages } from '@dsms/contract/kernel/shared'
import { type AreaSchemas, enumValues, inputField, isNeeded } from '@dsms/contract/kit/schemas'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Feature } from '../../../kernel/i18n/words.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { ImportDialog } from '../../import/ImportDialog.tsx'
import { rememberedColumns } from '../../import/remembered.ts'
import { useFirstOf } from '../../records/lateChoices.ts'
import type { LateChoices } from '../../records/types.ts'
import { type NamedArea, useAreaCalls, useAreaChanged, useAreaText, useSchemas } from '../area.ts'
import { useGenderScopes, wordsOf } from '../inputs/genders.ts'
import type { AnyArea, BroughtColumnOf, CodeOf, RecordBody, SheetColumnOf, WordFor } from '../types.ts'

/** Settings of one column of a file. The contract says whether it is needed. */
interface SheetColumn {
  example?: string
  /** The first of these is the example. */
  firstOf?: LateChoices
  /** Codes of the contract that are worded `function.practical`; people write either. */
  word?: string
  /** The same where the words are told: `{ mixed: 'Mixed' }`. */
  words?: Record<string, string>
  clean?: (cell: string) => string
}

/** By the columns of the area's files, with words that the feature has. */
export type SheetColumns<A extends AnyArea, F extends Feature> = {
  [C in SheetColumnOf<A>]?: SheetColumn & {
    word?: WordFor<F, C extends keyof RecordBody<A> ? CodeOf<RecordBody<A>[C]> : never>
  }
} & { [C in BroughtColumnOf<A>]?: SheetColumn }

export interface AreaImportProps {
  of: NamedArea
  sheet?: Partial<Record<string, SheetColumn>> | undefined
  doublesWithin?: ((rows: Record<string, string>[]) => Map<number, number>) | undefined
  school_id: number | undefined
  close: () => void
}

/** Adds many records of an area from a file, once it is known what a file is checked by. */
export function AreaImportForm(props: AreaImportProps) {
  const schemas = useSchemas(props.of)
  return schemas && <Form {...props} schemas={schemas} />
}

function Form({
  of,
  schemas,
  sheet = {},
  doublesWithin,
  school_id,
  close,
}: AreaImportProps & { schemas: AreaSchemas }) {
  const t = useAreaText(of.words)
  const areas = useText('areas')
  const calls = useAreaCalls(of, school_id)
  const changed = useAreaChanged(of, school_id)
  const genders = useGenderScopes()
  const firsts = useFirstOf(
    Object.fromEntries(
      Object.entries(sheet).flatMap(([key, column]) => (column?.firstOf ? [[key, column.firstOf]] : [])),
    ),
  )
  const field = (name: string) => inputField(schemas, name)
  /** Codes with their words. */
  const codesOf = (column: string, { word, words }: Pick<SheetColumn, 'word' | 'words'>): [string, string][] => {
    if (word) return enumValues(field(column)).map((code) => [code, t(`${word}.${code}`)])
    return Object.entries(words ?? (column === 'gender_scope' ? wordsOf(genders) : {}))
  }
  const translatedIn = (column: string) => {
    const [, base, ending] = /^(\w+)_(ar|en|de|fr|pt)$/.exec(column) ?? []
    return [base, languages.find((language) => language === ending)] as const
  }
  /** Of a name, the first language, or those that are asked for as well; of other records, `branch` for `branch_id`. */
  const isRequired = (column: string) => {
    const [base, language] = translatedIn(column)
    if (base && language !== 'ar') return isNeeded(field(base), { ar: '-' })
    return [base ?? column, `${column}_id`, `${column}_ids`].some((name) => isNeeded(field(name)))
  }
  const labelOf = (column: string) => {
    const [base, language] = translatedIn(column)
    return base && language ? areas(`in.${language}`, { field: t(`field.${base}`) }) : t(`field.${column}`)
  }
  return (
    <ImportDialog
      title={areas('importTitle', { title: t('title') })}
      columns={schemas.bringing.sheet.map((key) => {
        const { example = '', clean, ...said } = sheet[key] ?? {}
        const codes = codesOf(key, said)
        return {
          key,
          label: labelOf(key),
          isRequired: isRequired(key),
          example: firsts[key] || example || (codes[0]?.[1] ?? ''),
          wordOf: (cell: string) => codes.find(([code]) => code === cell)?.[1],
          clean: clean ?? ((cell: string) => codes.find(([, word]) => word === cell.trim())?.[0] ?? cell),
        }
      })}
      templateName={of.area.tag}
      limit={importLimit}
      send={(rows, mode, with_doubles) => calls.importSheet({ rows, mode, with_doubles, in_time: true })}
      doublesWithin={doublesWithin}
      remembered={rememberedColumns(of.area.tag, school_id)}
      done={async (count) => {
        close()
        showDone(areas('imported', { count }))
        await changed()
      }}
      close={close}
    />
  )
}
