import type { WordFile, WordSources } from '../kernel/i18n/index.ts'

/** All words by their file, but for those that signing in needs. */
export const words: WordSources['start'] = {
  ...import.meta.glob<WordFile>([
    '../**/words/*.json',
    '!../kernel/i18n/{common,errors}/words/*.json',
    '!../domains/identity/signIn/words/*.json',
    '!./misc/words/*.json',
  ]),
  '/pageNames/words/ar.json': () => import('virtual:pages/pageNames/words/ar.json'),
  '/pageNames/words/en.json': () => import('virtual:pages/pageNames/words/en.json'),
  '/pageNames/words/de.json': () => import('virtual:pages/pageNames/words/de.json'),
  '/pageNames/words/fr.json': () => import('virtual:pages/pageNames/words/fr.json'),
  '/pageNames/words/pt.json': () => import('virtual:pages/pageNames/words/pt.json'),
}
