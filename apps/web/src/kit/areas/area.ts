import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import type { Scope } from '@dsms/contract/kernel/permissions'
import type { Area } from '@dsms/contract/kit/areas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import type { ListAddress } from '../../kernel/address/address.ts'
import { call, download } from '../../kernel/call/call.ts'
import { useText } from '../../kernel/i18n/index.ts'
import type { Feature } from '../../kernel/i18n/words.ts'
import type { ListState } from '../records/useListState.ts'

declare module '../../kernel/i18n/words.ts' {
  interface Words {
    areas: typeof import('./words/en.json')
  }
}

/** An area as the screens know it. */
export interface WebArea<A extends Area = Area> {
  area: A
  /** Address of its list: `/school/class-rooms`; a record stands below by its number. */
  link: ListAddress
  /** Whose screens these are: a school's, which platform people visit, or the platform's own. */
  scope: Scope
  /** Asks for what a change of status takes, where that is more than a reason; `StatusChange` unless said. */
  statusDialog?: ComponentType<StatusDialogProps>
  /** File of its words: `title`, `one`, `add`, `search`, `empty`, `field.*`, `status.*`. */
  words: Feature
  /** A day that a change to a status takes besides its reason, by the status: the name of the field. */
  statusDays?: Record<string, string>
}

export type ListedRow<A extends Area> = Answer<A['calls']['list']> extends { rows: (infer R)[] } ? R : never
export type WholeRecord<A extends Area> = Answer<A['calls']['get']>

/** What every row of every area has. */
export interface AnyRow {
  id: number
  name: string
  status: string
  version: number
  created_at: string
  updated_at: string
  archived_at: string | null
}

/** What a dialog for a change of status is told. */
export interface StatusDialogProps {
  school_id: number | undefined
  record: Pick<AnyRow, 'id' | 'name' | 'status'>
  close: () => void
}

/** What the page of every record has besides. */
export interface AnyRecord extends AnyRow {
  status_reason: string | null
  /** Where the area has statuses that last. */
  status_from?: string | null
  status_until?: string | null
  history: { at: string; by: string | null; action: string; fields: string[] }[]
}

/** The words of an area under the names that all areas share; a test sees to it that each is there. */
export type AreaText = (key: string, values?: Record<string, string | number>) => string
export const useAreaText = (words: Feature): AreaText => useText(words) as unknown as AreaText

/** Everything that is kept about an area's records of one school; forgotten together after a change. */
export const areaKey = ({ area }: Pick<WebArea, 'area'>, school_id?: number) =>
  ['area', area.tag, school_id ?? 'own'] as const

export type AreaCalls = ReturnType<typeof areaCalls>

/** The calls of an area for one school. Platform people name the school, a school's own leave it out. */
function areaCalls({ calls }: Area, school_id: number | undefined) {
  const inSchool = school_id === undefined ? {} : { school_id }
  const record = (endpoint: typeof calls.get, args: object, signal?: AbortSignal) =>
    call(endpoint, args as never, signal) as Promise<AnyRecord>
  return {
    list: (wishes: object, signal?: AbortSignal) =>
      call(calls.list, { query: { ...wishes, ...inSchool } } as never, signal) as Promise<{
        rows: AnyRow[]
        total: number
      }>,
    get: (id: number, signal?: AbortSignal) => record(calls.get, { params: { id }, query: inSchool }, signal),
    create: (body: object) => record(calls.create, { body: { ...body, ...inSchool } }),
    update: (id: number, body: object) => record(calls.update, { params: { id }, body: { ...body, ...inSchool } }),
    changeStatus: (id: number, status: string, reason: string | undefined, more: object = {}) =>
      record(calls.changeStatus, { params: { id }, body: { status, reason, ...more, ...inSchool } }),
    archive: (id: number) => record(calls.archive, { params: { id }, query: inSchool }),
    restore: (id: number) => record(calls.restore, { params: { id }, body: inSchool }),
    save: (wishes: object) => download(calls.save, { query: { ...wishes, ...inSchool } } as never),
    bring: (body: ImportBody) =>
      call(calls.bring, { body: { ...body, ...inSchool } } as never) as Promise<{ imported: number; rows: never[] }>,
  }
}

export const useAreaCalls = ({ area }: Pick<WebArea, 'area'>, school_id?: number): AreaCalls =>
  useMemo(() => areaCalls(area, school_id), [area, school_id])

/** Makes lists and records of an area be read anew. */
export function useAreaChanged(area: Pick<WebArea, 'area'>, school_id?: number): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: areaKey(area, school_id) }),
      client.invalidateQueries({ queryKey: ['onboarding'] }),
    ])
}

export function useRecord(area: Pick<WebArea, 'area'>, id: number | undefined, school_id?: number) {
  const calls = useAreaCalls(area, school_id)
  return useQuery({
    queryKey: [...areaKey(area, school_id), 'record', id],
    queryFn: ({ signal }) => calls.get(id ?? 0, signal),
    enabled: id !== undefined,
  })
}

/** A list's search, filters and order as the calls take them. */
export const wishesOf = ({ q, sort, filters }: ListState): Record<string, string | undefined> => ({
  q: q || undefined,
  sort: sort || undefined,
  ...filters,
})
