import type { WordFile } from '../../kernel/i18n/index.ts'

/** All words of one language by their file, but for those that signing in needs. */
export const words = {
  ...import.meta.glob<WordFile>([
    '../../**/words/ar.json',
    '!../../kernel/i18n/common/words/*.json',
    '!../../domains/identity/signIn/words/*.json',
    '!../misc/words/*.json',
  ]),
  '/problems/words/ar.json': () => import('virtual:words/problems/words/ar.json'),
  '/notices/words/ar.json': () => import('virtual:words/notices/words/ar.json'),
  '/topics/words/ar.json': () => import('virtual:words/topics/words/ar.json'),
  '/mails/words/ar.json': () => import('virtual:words/mails/words/ar.json'),
  '/pageNames/words/ar.json': () => import('virtual:pages/pageNames/words/ar.json'),
}
