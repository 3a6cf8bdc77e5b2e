import type { Area } from '@dsms/contract/kit/areas'
import type * as z from 'zod'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import type { Column, FilterChoice, ListFilter } from '../../records/types.ts'
import type { AreaText, WebArea } from '../area.ts'
import { useGenderScopes, wordsOf } from '../inputs/genders.ts'
import { enumValues } from './areaFields.ts'

/**
 * A column of an area's list. It is called as the field is (`field.*`) and shows it as it is: text of either direction,
 * numbers in the reader's digits; `word` makes `function.practical` of a code.
 */
export type AreaColumn<Row> = Pick<Column<Row>, 'key'> & Partial<Column<Row>> & { word?: string }

/** A filter of an area's list, called as the field is. Choices of a `word` are the values of the contract. */
export type AreaFilter = Pick<ListFilter, 'name'> & Partial<ListFilter> & { word?: string }

/** What columns and filters leave open. */
export function useAreaColumns<A extends Area>({ area }: WebArea<A>, t: AreaText) {
  const format = useFormat()
  const genders = useGenderScopes()
  const worded: Record<string, Record<string, string>> = { gender_scope: wordsOf(genders) }

  const shown = (key: string, word: string | undefined, value: unknown) => {
    if (typeof value === 'number') return format.number(value)
    if (typeof value !== 'string') return null
    return worded[key]?.[value] ?? (word ? t(`${word}.${value}`) : <Typed>{value}</Typed>)
  }
  const choicesOf = (name: string, word: string): FilterChoice[] => {
    const query = area.calls.list.query as unknown as z.ZodObject
    return enumValues(query.shape[name] as z.ZodType).map((value) => ({ value, label: t(`${word}.${value}`) }))
  }
  return {
    column: <Row extends object>({ word, ...column }: AreaColumn<Row>): Column<Row> => ({
      title: t(`field.${column.key}`),
      render: (row) => shown(column.key, word, (row as Record<string, unknown>)[column.key]),
      ...column,
    }),
    filter: ({ word, ...filter }: AreaFilter): ListFilter => ({
      label: t(`field.${filter.name.replace(/_id$/, '')}`),
      choices: filter.name === 'gender_scope' ? genders : word ? choicesOf(filter.name, word) : [],
      ...filter,
    }),
  }
}
