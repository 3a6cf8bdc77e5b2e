import type { Arguments, Endpoint } from '@dsms/contract/kernel/endpoint'
import type { ImportAnswer, ImportBody } from '@dsms/contract/kernel/exchange'
import type { Scope } from '@dsms/contract/kernel/permissions'
import type { AreaSchemas } from '@dsms/contract/kit/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import type { ListAddress } from '../../kernel/address/address.ts'
import { call, download } from '../../kernel/call/call.ts'
import { useText } from '../../kernel/i18n/index.ts'
import type { Feature, Key, Values } from '../../kernel/i18n/words.ts'
import type { ListWishes } from '../records/useListState.ts'
import type {
  AnyArea,
  AnyRow,
  AreaWord,
  ListedRow,
  ListQuery,
  RecordBody,
  ScreenArea,
  StatusBody,
  StatusOf,
  WholeRecord,
} from './types.ts'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    areas: typeof import('./words/en.json')
  }
}

/** An area as dialogs and parts of screens know it. */
export interface NamedArea<A extends AnyArea = AnyArea, F extends Feature = Feature> {
  area: A
  /** Whose screens these are: a school's, which platform people visit, or the platform's own. */
  scope: Scope
  /** Asks for what a change of status takes, where that is more than a reason; `StatusChange` unless said. */
  statusDialog?: ComponentType<StatusDialogProps>
  /** File of its words. */
  words: F
  /** A day that a change to a status takes as well as its reason, by the status: the name of the field. */
  statusDays?: Partial<Record<string, string>>
}

/** An area with a list and a screen for each record. */
export interface WebArea<A extends AnyArea = AnyArea, F extends Feature = Feature> extends NamedArea<A, F> {
  /** Address of its list: `/school/class-rooms`; a record stands below by its number. */
  link: ListAddress
}

type About<A extends AnyArea, F extends Feature> = Omit<NamedArea<A, F>, 'area' | 'words' | 'statusDays'> & {
  words: F & HasWords<F, AreaWord<A>>
  statusDays?: Partial<Record<StatusOf<A>, keyof StatusBody<A> & string>>
}

/** Describes an area to its screens. The feature's words must have all that the screens say of any area. */
export const webArea = <A extends AnyArea, F extends Feature>(
  area: A,
  about: About<A, F> & { link: ListAddress },
): WebArea<ScreenArea<A>, F> => ({ area, ...about })

/** The same of an area whose records have no screens of their own. */
export const namedArea = <A extends AnyArea, F extends Feature>(
  area: A,
  about: About<A, F>,
): NamedArea<ScreenArea<A>, F> => ({
  area,
  ...about,
})

/** Nothing but `F` itself where its words have all of these; else the compiler names those that are missing. */
export type HasWords<F extends Feature, Needed extends string> = [Exclude<Needed, Key<F>>] extends [never]
  ? unknown
  : { missing: Exclude<Needed, Key<F>> }

/** What a dialog for a change of status is told. */
export interface StatusDialogProps {
  school_id: number | undefined
  record: Pick<AnyRow, 'id' | 'name' | 'status'>
  close: () => void
}

/** Words by names that are put together here: `field.` and a column. That they exist is checked where columns are given. */
export type AreaText = (key: string, values?: Values) => string
export const useAreaText = (words: Feature): AreaText => useText(words) as AreaText

/** Everything that is kept about an area's records of one school; forgotten together after a change. */
export const areaKey = ({ area }: Pick<WebArea, 'area'>, school_id?: number) =>
  ['area', area.tag, school_id ?? 'own'] as const

type Wishes = Pick<ListWishes, 'q' | 'sort' | 'filters'>

/** The calls of an area for one school. Platform people name the school, a school's own leave it out. */
export interface AreaCalls<A extends AnyArea> {
  list: (query: ListQuery<A>, signal?: AbortSignal) => Promise<{ rows: ListedRow<A>[]; total: number }>
  /** The page that a list's address asks for. */
  page: (list: ListWishes, signal?: AbortSignal) => Promise<{ rows: ListedRow<A>[]; total: number }>
  get: (id: number, signal?: AbortSignal) => Promise<WholeRecord<A>>
  create: (body: RecordBody<A>) => Promise<WholeRecord<A>>
  update: (id: number, body: Partial<RecordBody<A>> & { version: number }) => Promise<WholeRecord<A>>
  changeStatus: (
    id: number,
    status: StatusOf<A>,
    reason?: string | undefined,
    more?: Partial<StatusBody<A>>,
  ) => Promise<WholeRecord<A>>
  archive: (id: number) => Promise<WholeRecord<A>>
  restore: (id: number) => Promise<WholeRecord<A>>
  exportSheet: (wishes: Wishes, format: 'csv' | 'xlsx') => Promise<void>
  importSheet: (body: ImportBody) => Promise<ImportAnswer>
}

export function areaCalls<A extends AnyArea>({ calls }: A, school_id: number | undefined): AreaCalls<A> {
  const inSchool = school_id === undefined ? {} : { school_id }
  // Of any area the compiler knows less than of each single one: what its calls take, and that five of them answer the record.
  const send = <E extends Endpoint>(endpoint: E, args: object, signal?: AbortSignal) =>
    call(endpoint, args as Arguments<E>, signal)
  const record = (endpoint: Endpoint, args: object, signal?: AbortSignal) =>
    send(endpoint, args, signal) as Promise<WholeRecord<A>>
  return {
    list: (query, signal) => send(calls.list, { query: { ...query, ...inSchool } }, signal),
    page: (list, signal) =>
      send(calls.list, { query: { ...wishesOf(list), page: list.page, perPage: list.perPage, ...inSchool } }, signal),
    get: (id, signal) => record(calls.get, { params: { id }, query: inSchool }, signal),
    create: (body) => record(calls.create, { body: { ...body, ...inSchool } }),
    update: (id, body) => record(calls.update, { params: { id }, body: { ...body, ...inSchool } }),
    changeStatus: (id, status, reason, more) =>
      record(calls.changeStatus, { params: { id }, body: { status, reason, ...more, ...inSchool } }),
    archive: (id) => record(calls.archive, { params: { id }, query: inSchool }),
    restore: (id) => record(calls.restore, { params: { id }, body: inSchool }),
    exportSheet: (wishes, format) =>
      download(calls.exportSheet, { query: { ...wishesOf(wishes), format, ...inSchool } }),
    importSheet: (body) => send(calls.importSheet, { body: { ...body, ...inSchool } }),
  }
}

export const useAreaCalls = <A extends AnyArea>({ area }: { area: A }, school_id?: number): AreaCalls<A> =>
  useMemo(() => areaCalls(area, school_id), [area, school_id])

/** Makes lists and records of an area be read again. */
export function useAreaChanged(area: Pick<WebArea, 'area'>, school_id?: number): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: areaKey(area, school_id) }),
      client.invalidateQueries({ queryKey: ['onboarding'] }),
    ])
}

/** What forms of an area are checked by; nothing until it has come. */
export const useSchemas = ({ area }: { area: AnyArea }): AreaSchemas | undefined =>
  useQuery({ queryKey: ['schemas', area.tag], queryFn: () => area.schemas(), staleTime: Number.POSITIVE_INFINITY }).data

export function useRecord<A extends AnyArea>(area: { area: A }, id: number | undefined, school_id?: number) {
  const calls = useAreaCalls(area, school_id)
  return useQuery({
    queryKey: [...areaKey(area, school_id), 'record', id],
    queryFn: ({ signal }) => calls.get(id ?? 0, signal),
    enabled: id !== undefined,
  })
}

/** A list's search, filters and order as the calls take them. */
const wishesOf = ({ q, sort, filters }: Wishes): Record<string, string | undefined> => ({
  q: q || undefined,
  sort: sort || undefined,
  ...filters,
})
