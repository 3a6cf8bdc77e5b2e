import type { Sample as SampleLine } from '@dsms/contract/gallery/samples'
import { type Language, languages } from '@dsms/contract/kernel/shared'

export const dirs = ['rtl', 'ltr'] as const
export const skins = ['light', 'dark'] as const
export type Dir = (typeof dirs)[number]
export type Skin = (typeof skins)[number]

export const looks = skins.flatMap((skin) => dirs.map((dir) => ({ dir, skin })))

interface Look {
  line: SampleLine
  name: string
  dir: Dir
  skin: Skin
  /** The language of whoever looks: theirs is shown where it runs that way. */
  reader: Language
}

export const lookPath = '/gallery/look'

/** Where a demo stands alone in a look, with the values of its controls. */
export function lookAddress({ line, name, dir, skin, reader }: Look, values: Record<string, unknown>): string {
  const said = Object.entries(values).flatMap(([key, value]) =>
    value === false || value === undefined ? [] : [[key, String(value)]],
  )
  const search = new URLSearchParams([
    ['of', line.link],
    ['demo', name],
    ['skin', skin],
    ['language', languageOf(dir, reader)],
    ...said,
  ])
  return `${lookPath}?${search}`
}

const languageOf = (dir: Dir, reader: Language): Language => (dir === 'rtl' ? 'ar' : reader === 'ar' ? 'en' : reader)

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text)
