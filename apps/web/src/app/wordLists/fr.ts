import type { WordFile } from '../../kernel/i18n/index.ts'

/** All words of one language by their file, but for those that signing in needs. */
export const words = {
  ...import.meta.glob<WordFile>([
    '../../**/words/fr.json',
    '!../../kernel/i18n/common/words/*.json',
    '!../../domains/identity/signIn/words/*.json',
    '!../misc/words/*.json',
  ]),
  '/problems/words/fr.json': () => import('virtual:words/problems/words/fr.json'),
  '/notices/words/fr.json': () => import('virtual:words/notices/words/fr.json'),
  '/topics/words/fr.json': () => import('virtual:words/topics/words/fr.json'),
  '/mails/words/fr.json': () => import('virtual:words/mails/words/fr.json'),
  '/pageNames/words/fr.json': () => import('virtual:pages/pageNames/words/fr.json'),
}
