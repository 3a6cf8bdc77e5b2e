import type { WordFile, WordSources } from '../kernel/i18n/index.ts'

declare module '../kernel/i18n/words.ts' {
  interface Words {
    shell: typeof import('./shell/words/en.json')
    misc: typeof import('./misc/words/en.json')
    public: typeof import('./public/words/en.json')
    /** The name of each page of the contract by its target. */
    pageNames: Record<string, string>
  }
}

/** A list for each language: the others are as long, and nobody reads them. */
const lists = {
  ar: () => import('./wordLists/ar.ts'),
  en: () => import('./wordLists/en.ts'),
  de: () => import('./wordLists/de.ts'),
  fr: () => import('./wordLists/fr.ts'),
  pt: () => import('./wordLists/pt.ts'),
}

/** Where the words of all features are: those that signing in needs, and the list of the others. */
export const wordSources: WordSources = {
  start: {
    ...import.meta.glob<WordFile>([
      '../kernel/i18n/common/words/*.json',
      '../domains/identity/signIn/words/*.json',
      './misc/words/*.json',
    ]),
    '/errors/words/ar.json': () => import('virtual:words/errors/words/ar.json'),
    '/errors/words/en.json': () => import('virtual:words/errors/words/en.json'),
    '/errors/words/de.json': () => import('virtual:words/errors/words/de.json'),
    '/errors/words/fr.json': () => import('virtual:words/errors/words/fr.json'),
    '/errors/words/pt.json': () => import('virtual:words/errors/words/pt.json'),
  },
  rest: async (language) => (await lists[language]()).words,
}
