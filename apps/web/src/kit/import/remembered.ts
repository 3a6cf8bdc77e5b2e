import { getImportColumns, keepImportColumns } from '@dsms/contract/kit/importColumns'
import { call } from '../../kernel/call/call.ts'
import { plain } from './guess.ts'
import type { Mapping } from './rowsOf.ts'

export interface RememberedColumns {
  /** What headings meant before, by the headings. */
  read: () => Promise<Record<string, string>>
  keep: (headings: string[], mapping: Mapping) => void
}

/** What the headings of a kind of file mean in a school, kept there. Where it is not told, all the same is guessed. */
export const rememberedColumns = (kind: string, school_id: number | undefined): RememberedColumns => ({
  read: async () => {
    const told = await call(getImportColumns, { query: { kind, school_id } }).catch(() => undefined)
    return told?.columns ?? {}
  },
  keep: (headings, mapping) => {
    const said = headings.flatMap((title, at) => {
      const key = mapping[at]
      return key === undefined || plain(title) === '' ? [] : [[plain(title), key] as const]
    })
    const body = { kind, columns: Object.fromEntries(said), school_id }
    if (said.length > 0) void call(keepImportColumns, { body }).catch(() => undefined)
  },
})
