import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@dsms/contract/kernel/shared'
import { describe, expect, test } from 'vitest'
import { inBraces } from '../../../vite.words.ts'
import { nouns, twoOf } from './counted.ts'

const web = fileURLToPath(new URL('../..', import.meta.url))
const root = join(web, '../../..')
const contract = join(root, 'packages/contract/src')
/** Those of the web by their feature, and those that the kernel and the domains of the contract bring. */
const folders = new Map([
  ...globSync('**/words', { cwd: web }).map((path) => [basename(dirname(path)), join(web, path)] as const),
  ...globSync(['kernel/brings', 'domains/*/words'], { cwd: contract }).map(
    (path) => [`contract/${path.split('/')[path.startsWith('kernel') ? 0 : 1]}`, join(contract, path)] as const,
  ),
])
const features = [...folders.keys()].sort()
const withoutShadda = /مدرب|(?<!\p{L})ولي (ال)?أمر/u
const form = /_(zero|one|two|few|many|other)$/
/** What an Arabic text may name after a number, or after a preposition. */
const countedNames = [...Object.keys(nouns).flatMap((noun) => [noun, twoOf(noun, 'ان')]), 'جر']
const bareNouns = Object.entries(nouns).flatMap(([noun, few]) => [noun, few, `${noun}ًا`])
/** A noun may not stand by itself after a number that is filled in; after a name it may. */
const nounAfterNumber = new RegExp(`\\{\\{(?!(?:name|student)\\b)\\w+\\}\\} (${bareNouns.join('|')})(?!\\p{L})`, 'u')

describe.each(features)('%s', (feature) => {
  const english = read('en', feature)

  test.each(languages)('has the same keys in %s', (language) => {
    expect(names(read(language, feature), english)).toEqual(names(english, english))
  })

  test.each(languages)('has every plural form that %s needs', (language) => {
    const words = read(language, feature)
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const key of Object.keys(words).filter((one) => isPlural(one, words) && one.endsWith('_other'))) {
      for (const category of needed) {
        // French and Portuguese have a form for millions, which no count here reaches
        if (category === 'many' && language !== 'ar') continue
        expect(words).toHaveProperty([key.replace(form, `_${category}`)])
      }
    }
  })

  test.each(languages)('fills in the same values in %s', (language) => {
    const words = read(language, feature)
    for (const [key, text] of Object.entries(words)) {
      const expected = english[key] ?? english[key.replace(form, '_other')] ?? ''
      // a form for one or two may say the number in words
      const mayOmitCount = isPlural(key, words)
      const [own, theirs] = [placeholders(text), placeholders(expected)].map((all) =>
        mayOmitCount ? all.filter((name) => name !== 'count') : all,
      )
      expect(own, `${language}/${feature}: ${key}`).toEqual(theirs)
      // the server's own sentences have single braces, which nothing fills in here
      expect(text, `${language}/${feature}: ${key}`).not.toMatch(/(?<!\{)\{\w+\}(?!\})/)
      expect(text.trim(), `${language}/${feature}: ${key}`).not.toBe('')
    }
  })
})

test.each(features)('%s is told in English by sentences of at most twenty words', (feature) => {
  for (const [key, text] of Object.entries(read('en', feature)))
    for (const sentence of sentencesOf(text))
      expect(wordsOf(sentence), `${feature}: ${key}: ${sentence}`).toBeLessThanOrEqual(20)
})

test.each(features)('%s is spelt in Arabic as the glossary does, and counts by all six forms', (feature) => {
  const words = read('ar', feature)
  for (const [key, text] of Object.entries(words)) {
    expect(text, `${feature}: ${key}: المدرّب and وليّ الأمر have a shadda`).not.toMatch(withoutShadda)
    for (const [, name] of text.matchAll(/\{\{\w+, ([^}]+)\}\}/g))
      expect(countedNames, `${feature}: ${key}`).toContain(name)
    // the server fills mails in, and counts nothing there
    if (!isPlural(key, words) && !key.startsWith('mail.'))
      expect(text, `${feature}: ${key}: name the noun in the braces`).not.toMatch(nounAfterNumber)
  }
})

test.each(features)('%s names what is counted in Arabic alone', (feature) => {
  for (const language of languages.filter((one) => one !== 'ar'))
    expect(Object.values(read(language, feature)).join('\n')).not.toMatch(/\{\{\w+,/)
})

/** Ready catalogues, papers and the demonstration: they stand in the code, an Arabic text before the English one. */
const sources = ['apps/server/src', 'packages/contract/src'].flatMap((folder) =>
  globSync('**/*.ts', { cwd: join(root, folder) })
    .map((path) => join(folder, path))
    // what people type in a file is read in every spelling
    .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('students/bringing.ts')),
)

test('what stands in the code of the server is spelt in Arabic as the glossary does', () => {
  for (const path of sources) for (const text of textsIn(path)) expect(text.value, path).not.toMatch(withoutShadda)
})

test('what stands in the code of the server is told in English by sentences of at most twenty words', () => {
  const english = sources.flatMap((path) =>
    textsIn(path)
      .filter(({ value, lead }, at, texts) => {
        const isNext = /^,\s*(en:\s*)?$/.test(lead) && arabic.test(texts[at - 1]?.value ?? '')
        return isNext && !arabic.test(value)
      })
      .flatMap(({ value }) => sentencesOf(value)),
  )
  expect(english.length).toBeGreaterThan(1000)
  expect(english.filter((sentence) => wordsOf(sentence) > 20)).toEqual([])
})

const arabic = /\p{Script=Arabic}/u
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g

/** The texts between quotes, each with what stands before it since the last one. */
function textsIn(path: string): { value: string; lead: string }[] {
  const code = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  let end = 0
  return [...code.matchAll(literal)].map((hit) => {
    const lead = code.slice(end, hit.index)
    end = hit.index + hit[0].length
    return { value: hit[1] ?? hit[2] ?? hit[3] ?? '', lead }
  })
}

function read(language: string, feature: string): Record<string, string> {
  const text = readFileSync(join(folders.get(feature) as string, `${language}.json`), 'utf8')
  // as the web reads them
  return JSON.parse(feature.startsWith('contract/') ? inBraces(text) : text)
}

/** `too_many` is a name of its own; `unread_many` belongs to `unread_other`. */
const isPlural = (key: string, words: Record<string, string>): boolean =>
  form.test(key) && key.replace(form, '_other') in words

const names = (words: Record<string, string>, english: Record<string, string>): string[] =>
  [...new Set(Object.keys(words).map((key) => (isPlural(key, english) ? key.replace(form, '') : key)))].sort()

/** Paragraphs of HTML are sentences of their own. */
const sentencesOf = (text: string): string[] => text.split(/[.!?…](?:\s|$)|\n|\\n|<[^>]+>/)

/** A placeholder counts as one word. */
const wordsOf = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)(?:, [^}]+)?\}\}/g)].map((hit) => hit[1] ?? '').sort()
