import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Area } from '@dsms/contract/kit/areas'
import { describe, expect, it } from 'vitest'
import { enumValues } from './form/areaFields.ts'

const features = fileURLToPath(new URL('../../domains/', import.meta.url))
const read = (path: string) => readFileSync(`${features}${path}`, 'utf8')
const wordsOf = (feature: string) =>
  JSON.parse(read(globSync(`**/${feature}/words/en.json`, { cwd: features })[0] as string)) as object

/** Every declared area, with the file of its words. */
const declared = await Promise.all(
  globSync('*/*/**/*.ts', { cwd: features }).flatMap((path) => {
    const source = read(path)
    return [...source.matchAll(/\barea(?:: (\w+))?,[^{}]*?words: '(\w+)'/g)].map(
      async ([, own = 'area', words = '']) => {
        // `import { schools as area } from '@dsms/contract/platform/schools/calls'`, or under the same name
        const [, name = own, from = ''] =
          new RegExp(`import \\{[^}]*?(?:(\\w+) as )?\\b${own}\\b[^}]*\\} from '([^']+)'`).exec(source) ?? []
        const module = (await import(from)) as Record<string, Area>
        return { folder: dirname(path), words, area: module[name] as Area }
      },
    )
  }),
)

/** What the screens of an area leave to its words: names of fields, and of values by the word they go by. */
function leftToWords(source: string) {
  const all = (pattern: RegExp) => [...source.matchAll(pattern)]
  return {
    fields: [
      ...all(/\b(?:field|toggle|oneOf)\('(\w+)'/g).map(([, name]) => name),
      ...all(/\bchoice\('(\w+)'/g).map(([, name]) => `${name}_id`),
      ...all(/\{ ?key: '(\w+)'(?![^{}]*(?:title|icon):)/g).map(([, name]) => name),
      ...all(/\{ ?name: '(\w+?)(?:_id)?', (?:word|choices)/g).map(([, name]) => name),
    ],
    values: [
      ...all(/\boneOf\('(\w+)'(?:, '(\w+)')?\)/g),
      ...all(/\b(?:key|name): '(\w+)'[^{}]*\bword: '(\w+)'/g),
      ...all(/\b(\w+): \{ word: '(\w+)'/g),
    ].map(([, name = '', word = name]) => ({ name, word })),
  }
}

const screensOf = (folder: string) =>
  globSync(`${folder}/**/*.tsx`, { cwd: features })
    .map(read)
    .filter((source) => /AreaList|AreaForm|FieldsProps/.test(source))

describe.each(declared.filter(({ folder }) => screensOf(folder).length > 0))('the words of $words', (one) => {
  const { folder, words, area } = one
  // of two areas in one folder, that whose words a screen reads first
  const others = declared.filter((other) => other.folder === folder && other.words !== words)
  const place = (source: string, name: string) => source.indexOf(`useText('${name}')`) + 1 || Number.MAX_SAFE_INTEGER
  const sources = screensOf(folder).filter((source) =>
    others.every((other) => place(source, words) < place(source, other.words)),
  )
  const known = wordsOf(words)

  it('name every field that a screen shows', () => {
    expect(sources.length).toBeGreaterThan(0)
    const fields = sources.flatMap((source) => leftToWords(source).fields)
    expect(fields.length).toBeGreaterThan(0)
    expect(fields.filter((name) => !(`field.${name}` in known))).toEqual([])
  })

  it('name every value of the contract', () => {
    const shape = area.input.shape as Record<string, never>
    for (const { name, word } of sources.flatMap((source) => leftToWords(source).values)) {
      const values = enumValues(shape[name]).map((value) => `${word}.${value}`)
      expect(values.filter((key) => !(key in known))).toEqual([])
    }
  })
})
