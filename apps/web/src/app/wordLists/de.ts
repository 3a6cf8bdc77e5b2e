import type { WordFile } from '../../kernel/i18n/index.ts'

/** All words of one language by their file, but for those that signing in needs. */
export const words = {
  ...import.meta.glob<WordFile>([
    '../../**/words/de.json',
    '!../../kernel/i18n/common/words/*.json',
    '!../../domains/identity/signIn/words/*.json',
    '!../misc/words/*.json',
  ]),
  '/problems/words/de.json': () => import('virtual:words/problems/words/de.json'),
  '/notices/words/de.json': () => import('virtual:words/notices/words/de.json'),
  '/topics/words/de.json': () => import('virtual:words/topics/words/de.json'),
  '/mails/words/de.json': () => import('virtual:words/mails/words/de.json'),
  '/pageNames/words/de.json': () => import('virtual:pages/pageNames/words/de.json'),
}
