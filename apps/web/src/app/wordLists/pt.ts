import type { WordFile } from '../../kernel/i18n/index.ts'

/** All words of one language by their file, but for those that signing in needs. */
export const words = {
  ...import.meta.glob<WordFile>([
    '../../**/words/pt.json',
    '!../../kernel/i18n/{common,errors}/words/*.json',
    '!../../domains/identity/signIn/words/*.json',
    '!../misc/words/*.json',
  ]),
  '/pageNames/words/pt.json': () => import('virtual:pages/pageNames/words/pt.json'),
}
