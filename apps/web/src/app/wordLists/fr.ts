import type { WordFile } from '../../kernel/i18n/index.ts'

/** All words of one language by their file, but for those that signing in needs. */
export const words = {
  ...import.meta.glob<WordFile>([
    '../../**/words/fr.json',
    '!../../kernel/i18n/{common,errors}/words/*.json',
    '!../../domains/identity/signIn/words/*.json',
    '!../misc/words/*.json',
  ]),
  '/pageNames/words/fr.json': () => import('virtual:pages/pageNames/words/fr.json'),
}
