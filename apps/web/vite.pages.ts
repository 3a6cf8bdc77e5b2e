import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@dsms/contract/kernel/page'
import type { Language } from '@dsms/contract/kernel/shared'
import type { Plugin } from 'vite'

const list = 'virtual:pages'
const everyName = 'virtual:pages/names'
const names = /^virtual:pages\/pageNames\/words\/(\w+)\.json$/

/**
 * The screens that have a name of their own, apart from those names: whoever signs in loads them in one language, as
 * words, and only a search the others. With all five in every first screen each new page cost five times its words.
 */
export function pageList(contract: string): Plugin {
  const read = async (): Promise<Page[]> => {
    const { pages } = (await import(pathToFileURL(join(contract, 'pages.ts')).href)) as { pages: Page[] }
    return pages
  }
  return {
    name: 'page-list',
    resolveId: (id) => (id === list || id === everyName || names.test(id) ? `\0${id}` : undefined),
    load: async (marked) => {
      const id = marked.slice(1)
      const [, language] = names.exec(id) ?? []
      if (language) return json((await read()).map(({ target, title }) => [target, title[language as Language]]))
      if (id === everyName)
        return `export const names = ${json((await read()).map(({ target, title }) => [target, Object.values(title)]))}`
      if (id === list) return `export const pages = ${JSON.stringify((await read()).map(({ title, ...page }) => page))}`
      return undefined
    },
  }
}

const json = (entries: [string, string | string[]][]): string => JSON.stringify(Object.fromEntries(entries))
