import type { WordFile } from '../../kernel/i18n/index.ts'

/** All words of one language by their file, but for those that signing in needs. */
export const words = {
  ...import.meta.glob<WordFile>([
    '../../**/words/pt.json',
    '!../../kernel/i18n/common/words/*.json',
    '!../../domains/identity/signIn/words/*.json',
    '!../misc/words/*.json',
  ]),
  '/problems/words/pt.json': () => import('virtual:words/problems/words/pt.json'),
  '/notices/words/pt.json': () => import('virtual:words/notices/words/pt.json'),
  '/topics/words/pt.json': () => import('virtual:words/topics/words/pt.json'),
  '/mails/words/pt.json': () => import('virtual:words/mails/words/pt.json'),
  '/pageNames/words/pt.json': () => import('virtual:pages/pageNames/words/pt.json'),
}
