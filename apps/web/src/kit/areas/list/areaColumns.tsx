import { useFormat } from '../../../kernel/i18n/format.ts'
import type { Feature, Key } from '../../../kernel/i18n/words.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import type { Column, FilterChoice, LateChoices, ListFilter } from '../../records/types.ts'
import type { AreaText, WebArea } from '../area.ts'
import { useGenderScopes, wordsOf } from '../inputs/genders.ts'
import type { AnyArea, CodeOf, ListedRow, ListFilters, ListQuery, WordFor } from '../types.ts'

/**
 * A column of an area's list. It is called as the field is (`field.*`) and shows it as it is: text of either direction,
 * numbers in the reader's digits; `word` makes `function.practical` of a code. Whatever else it holds, `render` shows.
 */
export type AreaColumn<A extends AnyArea, F extends Feature> = {
  [K in keyof ListedRow<A> & string]: { key: K } & Pick<Column<ListedRow<A>>, 'align' | 'isExtra' | 'onCard'> &
    Sorted<A> &
    Named<F, K> &
    Shown<ListedRow<A>, ListedRow<A>[K], F>
}[keyof ListedRow<A> & string]

/** By a field of the row, where the server sorts by it. */
interface Sorted<A extends AnyArea> {
  sort?: keyof ListedRow<A> & string
}

type Named<F extends Feature, Field extends string> =
  `field.${Field}` extends Key<F> ? { title?: string } : { title: string }

type Shown<Row, Value, F extends Feature> =
  | Pick<Column<Row>, 'render'>
  | (Value extends string | number | null ? { render?: undefined; word?: WordFor<F, Value & string> } : never)

/** A filter of an area's list, called as the field is. Choices of a `word` are the values of the contract. */
export type AreaFilter<A extends AnyArea, F extends Feature> = {
  [N in keyof ListQuery<A> & string]: WrittenFilter & { name: N } & (`field.${WithoutId<N>}` extends Key<F>
      ? { label?: string }
      : { label: string }) &
    (
      | { choices: FilterChoice[] | LateChoices; word?: undefined }
      | { isDay: true; choices?: undefined; word?: undefined }
      | { word: WordFor<F, CodeOf<ListFilters<A>[N]>>; choices?: undefined }
      | (N extends 'gender_scope' ? { choices?: undefined; word?: undefined } : never)
    )
}[keyof ListQuery<A> & string]

type WithoutId<Name extends string> = Name extends `${infer Record}_id` ? Record : Name

/** As they are written, whatever the area. */
type WrittenColumn<Row> = Partial<Column<Row>> & { key: keyof Row & string; word?: string }
type WrittenFilter = Partial<ListFilter> & { name: string; word?: string }

/** What columns and filters leave open. */
export function useAreaColumns({ area }: WebArea, t: AreaText) {
  const format = useFormat()
  const genders = useGenderScopes()
  const worded: Record<string, Record<string, string>> = { gender_scope: wordsOf(genders) }

  const shown = (key: string, word: string | undefined, value: unknown) => {
    if (typeof value === 'number') return format.number(value)
    if (typeof value !== 'string') return null
    return worded[key]?.[value] ?? (word ? t(`${word}.${value}`) : <Typed>{value}</Typed>)
  }
  const choicesOf = (name: string, word: string): FilterChoice[] =>
    (area.codes[name] ?? []).map((value) => ({ value, label: t(`${word}.${value}`) }))
  return {
    column: <Row extends object>({ key, word, ...column }: WrittenColumn<Row>): Column<Row> => ({
      key,
      title: t(`field.${key}`),
      render: (row) => shown(key, word, row[key]),
      ...column,
    }),
    filter: ({ name, word, ...filter }: WrittenFilter): ListFilter => ({
      name,
      label: t(`field.${name.replace(/_id$/, '')}`),
      choices: name === 'gender_scope' ? genders : word ? choicesOf(name, word) : [],
      ...filter,
    }),
  }
}
