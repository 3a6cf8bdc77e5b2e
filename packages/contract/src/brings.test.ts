import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brings, gathered } from './brings.ts'
import { samples } from './domains/gallery/samples.ts'
import { domains } from './domains.ts'
import { errors, sentence } from './errors.ts'
import { allEndpoints } from './index.ts'
import type { Brings, Domain } from './kernel/brings/domain.ts'
import { own } from './kernel/brings/own.ts'
import { languages } from './kernel/shared.ts'
import { mails, mailTemplates } from './mails.ts'
import { alwaysTold, notices, noticeTopicNames, noticeTopics } from './notices.ts'

const names = (part: Record<string, unknown> | undefined) => Object.keys(part ?? {})

/** The keys of all words that somebody brings has to have, so that none is missing and none is left over. */
const wordsOf = (one: Brings, pages: readonly { target: string }[] = []): string[] => [
  ...names(one.errors).map((code) => `error.${code}`),
  ...names(one.notices).map((kind) => `notice.${kind}`),
  ...names(one.topics).map((topic) => `topic.${topic}`),
  ...names(one.alwaysTold).map((name) => `always.${name}`),
  ...names(one.mails).flatMap((mail) => [`mail.${mail}`, `mail.${mail}.subject`, `mail.${mail}.text`]),
  ...pages.map(({ target }) => `page.${target}`),
]

const ofGallery = new Set(samples)
const pagesOf = (domain: Domain) => [
  ...domain.pages,
  ...(domain.pages.some(({ target }) => target === 'gallery') ? ofGallery : []),
]

describe.each([...domains.map((domain) => [domain, pagesOf(domain)] as const), [own, []] as const])(
  'what is told to people',
  (one, pages) => {
    it.each(languages)('has its words in %s, and no others', (language) => {
      expect(names(one.words[language]).sort()).toEqual(wordsOf(one, pages).sort())
      for (const [key, text] of Object.entries(one.words[language])) {
        expect(text.trim(), key).not.toBe('')
        // the server fills in single braces; the web makes double ones of them
        expect(text, key).not.toMatch(/\{\{|\}\}/)
      }
    })
  },
)

describe('errors', () => {
  it('are told to programs in the same English as to people, but for the founding ones', () => {
    const other = brings.flatMap((one) => names(one.saidToPrograms))
    expect(other.sort()).toEqual(
      ['internal', 'login_invalid', 'refresh_invalid', 'email_taken', 'invalid_body', 'setting_locked'].sort(),
    )
    expect(sentence('too_short', { min: 3 })).toBe('Use at least 3 characters.')
  })

  it('have a status of their kind', () => {
    for (const [code, { status }] of Object.entries(errors)) expect(status, code).toBeGreaterThanOrEqual(400)
    for (const endpoint of Object.values(allEndpoints))
      for (const code of endpoint.errors ?? []) expect(errors[code], code).toBeDefined()
  })
})

it('nothing is brought twice', () => {
  for (const part of ['errors', 'notices', 'topics', 'alwaysTold', 'mails'] as const)
    expect(gathered<unknown>((one) => one[part]).length).toBeGreaterThan(0)
  expect(() => gathered(() => ({ one: 1 }))).toThrow('two domains bring one')
})

it('topics have places of their own, and somebody who hears of each', () => {
  const topics = Object.values(notices).flatMap(({ topic }) => topic ?? [])
  expect([...new Set(topics)].sort()).toEqual([...noticeTopicNames].sort())
  for (const part of ['topics', 'alwaysTold', 'mails'] as const) {
    const places = gathered<{ place: number }>((one) => one[part]).map(([, { place }]) => place)
    expect(new Set(places).size, part).toBe(places.length)
  }
  expect(noticeTopicNames[0]).toBe('comments')
  expect(noticeTopics.comments.name.en).toBe('Comments on my posts')
  expect(alwaysTold).toEqual(['lessons_cancelled', 'lessons_moved', 'papers'])
})

it('a mail is filled in by the same values in each language', () => {
  const filled = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
  for (const name of mailTemplates)
    for (const language of languages)
      expect(filled(mails[name].text[language]), `${name} in ${language}`).toEqual(filled(mails[name].text.en))
})

/** Where no feature may be named: what a feature brings is known by what gathers the domains alone. */
const kernels = ['packages/contract/src', 'apps/server/src', 'apps/web/src'].flatMap((room) => [
  `${room}/kernel`,
  `${room}/kit`,
])

it('no kernel and no kit names an error, a notice or a mail of a domain', () => {
  const root = join(dirname(import.meta.filename), '../../..')
  const owned = new Set(domains.flatMap(({ errors, notices, mails }) => [errors, notices, mails].flatMap(names)))
  for (const code of names(own.errors)) owned.delete(code)
  const found = kernels
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|\.testing\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)]
        .filter(([, name = '']) => owned.has(name))
        .map(([, name]) => `${file}: ${name}`),
    )
  expect([...new Set(found)].sort()).toEqual([])
})
