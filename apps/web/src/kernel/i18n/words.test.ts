import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errors } from '@dsms/contract/kernel/errors'
import { languages } from '@dsms/contract/kernel/shared'
import { describe, expect, test } from 'vitest'
import { nouns, twoOf } from './counted.ts'

const web = fileURLToPath(new URL('../..', import.meta.url))
const folders = new Map(globSync('**/words', { cwd: web }).map((path) => [basename(dirname(path)), join(web, path)]))
const features = [...folders.keys()].sort()
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
    for (const sentence of text.split(/[.!?…](?:\s|$)|\n/))
      expect(wordsOf(sentence), `${feature}: ${key}: ${sentence}`).toBeLessThanOrEqual(20)
})

test.each(features)('%s is spelt in Arabic as the glossary does, and counts by all six forms', (feature) => {
  const words = read('ar', feature)
  for (const [key, text] of Object.entries(words)) {
    expect(text, `${feature}: ${key}: المدرّب has a shadda`).not.toMatch(/مدرب/)
    for (const [, name] of text.matchAll(/\{\{\w+, ([^}]+)\}\}/g))
      expect(countedNames, `${feature}: ${key}`).toContain(name)
    if (!isPlural(key, words))
      expect(text, `${feature}: ${key}: name the noun in the braces`).not.toMatch(nounAfterNumber)
  }
})

test.each(features)('%s names what is counted in Arabic alone', (feature) => {
  for (const language of languages.filter((one) => one !== 'ar'))
    expect(Object.values(read(language, feature)).join('\n')).not.toMatch(/\{\{\w+,/)
})

/** Fixed by the founding specification, meant for whoever writes a program, or filled in by what only one side knows. */
const ownWords = ['internal', 'login_invalid', 'refresh_invalid', 'email_taken', 'invalid_body', 'setting_locked']

test('the server says its errors in English as the screens do', () => {
  const said: Record<string, string> = { ...read('en', 'problems'), ...read('en', 'errors') }
  for (const [code, { message }] of Object.entries(errors).filter(([one]) => !ownWords.includes(one))) {
    const words = said[code] ?? said[`${code}_other`] ?? ''
    expect(message, code).toBe(words.replace(/\{\{(\w+)(?:, [^}]+)?\}\}/g, '{$1}'))
  }
})

function read(language: string, feature: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folders.get(feature) as string, `${language}.json`), 'utf8'))
}

/** `too_many` is a name of its own; `unread_many` belongs to `unread_other`. */
const isPlural = (key: string, words: Record<string, string>): boolean =>
  form.test(key) && key.replace(form, '_other') in words

const names = (words: Record<string, string>, english: Record<string, string>): string[] =>
  [...new Set(Object.keys(words).map((key) => (isPlural(key, english) ? key.replace(form, '') : key)))].sort()

/** What is filled in counts as one word. */
const wordsOf = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word)).length

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)(?:, [^}]+)?\}\}/g)].map((hit) => hit[1] ?? '').sort()
