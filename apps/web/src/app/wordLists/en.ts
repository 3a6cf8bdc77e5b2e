import type { WordFile } from '../../kernel/i18n/index.ts'

/** All words of one language by their file, but for those that signing in needs. */
export const words = {
  ...import.meta.glob<WordFile>([
    '../../**/words/en.json',
    '!../../kernel/i18n/common/words/*.json',
    '!../../domains/identity/signIn/words/*.json',
    '!../misc/words/*.json',
  ]),
  '/problems/words/en.json': () => import('virtual:words/problems/words/en.json'),
  '/notices/words/en.json': () => import('virtual:words/notices/words/en.json'),
  '/topics/words/en.json': () => import('virtual:words/topics/words/en.json'),
  '/mails/words/en.json': () => import('virtual:words/mails/words/en.json'),
  '/pageNames/words/en.json': () => import('virtual:pages/pageNames/words/en.json'),
}
