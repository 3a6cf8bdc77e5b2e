import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brings } from '@dsms/contract/kernel/brings/domain'
import type { NoticeKind, Notices, NoticeTopicName, Topics } from '@dsms/contract/kernel/notices'
import type { Plugin } from 'vite'

/** Which words of the contract a feature of the web has, and the keys it knows them by. */
const features = {
  // signing in needs fifty sentences of three hundred: the others come late
  errors: (key: string, early: ReadonlySet<string>) => (early.has(key) ? nameIn('error', key) : undefined),
  problems: (key: string, early: ReadonlySet<string>) => (early.has(key) ? undefined : nameIn('error', key)),
  notices: (key: string) => nameIn('notice', key),
  topics: (key: string) => nameIn('topic', key) ?? (key.startsWith('always.') ? key : undefined),
  mails: (key: string) => nameIn('mail', key),
} as const
type Feature = keyof typeof features

const wordFile = new RegExp(`^virtual:words/(${Object.keys(features).join('|')})/words/(\\w+)\\.json$`)
const lists = ['virtual:notices', 'virtual:notices/icons', 'virtual:mails']

interface Gathered {
  brings: Brings[]
  notices: Record<NoticeKind, Notices[string]>
  noticeTopics: Record<NoticeTopicName, Topics[string]>
  alwaysTold: string[]
  mailTemplates: string[]
}

/**
 * What the domains tell people, as the web needs it: their words, which stand in the contract beside what they belong to, come
 * as one file for each feature and language; of notices and mails it gets the lists without the words of all languages.
 */
export function domainWords(contract: string): Plugin {
  const read = async <Name extends keyof Gathered>(file: string, name: Name): Promise<Gathered[Name]> =>
    ((await import(pathToFileURL(join(contract, file)).href)) as Gathered)[name]
  const early = async () =>
    new Set((await read('brings.ts', 'brings')).flatMap((one) => one.earlyErrors ?? []).map((code) => `error.${code}`))

  return {
    name: 'domain-words',
    resolveId: (id) => (wordFile.test(id) || lists.includes(id) ? `\0${id}` : undefined),
    async load(marked) {
      const id = marked.slice(1)
      const [, feature, language] = wordFile.exec(id) ?? []
      if (feature && language) {
        const files = filesOf(contract, language)
        for (const file of files) this.addWatchFile(file)
        return JSON.stringify(await wordsIn(files, feature as Feature, await early()))
      }
      if (id === 'virtual:notices')
        return `export const topics = ${JSON.stringify(topicsOf(await read('notices.ts', 'noticeTopics')))}
          export const alwaysTold = ${JSON.stringify(await read('notices.ts', 'alwaysTold'))}`
      if (id === 'virtual:notices/icons') return iconsOf(await read('notices.ts', 'notices'))
      if (id === 'virtual:mails')
        return `export const mailTemplates = ${JSON.stringify(await read('mails.ts', 'mailTemplates'))}`
      return undefined
    },
  }
}

/** The files of words of the kernel and of each domain, in one language. */
const filesOf = (contract: string, language: string): string[] =>
  globSync([`kernel/brings/${language}.json`, `domains/*/words/${language}.json`], { cwd: contract })
    .sort()
    .map((file) => join(contract, file))

async function wordsIn(files: string[], feature: Feature, early: ReadonlySet<string>): Promise<Record<string, string>> {
  const all = await Promise.all(
    files.map(async (file) => Object.entries<string>(JSON.parse(await readFile(file, 'utf8')))),
  )
  return Object.fromEntries(
    all.flat().flatMap(([key, text]) => {
      const name = features[feature](key, early)
      return name === undefined ? [] : [[name, inBraces(text)]]
    }),
  )
}

/** `seat_given` of `notice.seat_given`; nothing for another section, or for what stands below a name. */
const nameIn = (section: string, key: string): string | undefined => new RegExp(`^${section}\\.(\\w+)$`).exec(key)?.[1]

/** The server fills in `{name}`, the web `{{name}}`. */
export const inBraces = (text: string): string => text.replace(/\{(\w+(?:, [^}]+)?)\}/g, '{{$1}}')

const topicsOf = (topics: Gathered['noticeTopics']) =>
  Object.entries(topics).map(([name, { whose }]) => ({ name, whose }))

/** The icon of each kind by the component that draws it, so that a screen loads these and no others. */
function iconsOf(notices: Gathered['notices']): string {
  const kinds = Object.entries(notices).map(([kind, { icon }]) => [kind, componentOf(icon)] as const)
  const components = [...new Set(kinds.map(([, component]) => component))].sort()
  return `import { ${components.join(', ')} } from '@tabler/icons-react'
    export const icons = { ${kinds.map(([kind, component]) => `${kind}: ${component}`).join(', ')} }`
}

/** `IconCalendarX` of `calendar-x`. */
export const componentOf = (icon: string): string =>
  `Icon${icon.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`
