import { readJson, writeJson } from '../../kernel/browser/storage.ts'
import { plain } from './guess.ts'
import type { Mapping } from './rowsOf.ts'

export interface RememberedColumns {
  /** What headings meant before, by the headings. */
  known: Record<string, string>
  keep: (headings: string[], mapping: Mapping) => void
}

/** What the headings of a kind of file meant in a school, kept in this browser. */
export function rememberedColumns(kind: string, school: number | undefined): RememberedColumns {
  const place = `import.${kind}.${school ?? 0}`
  const known = readJson<Record<string, string>>(place) ?? {}
  return {
    known,
    keep: (headings, mapping) => {
      const said = headings.flatMap((title, at) => {
        const key = mapping[at]
        return key === undefined || title === '' ? [] : [[plain(title), key]]
      })
      writeJson(place, { ...known, ...Object.fromEntries(said) })
    },
  }
}
