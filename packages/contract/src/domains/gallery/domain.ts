import type { Domain } from '../../kernel/brings/domain.ts'
import * as forms from './forms/calls.ts'
import { words } from './words/words.ts'

export const gallery: Domain = {
  calls: [forms],
  // the samples stand in a list of their own: whoever never opens the gallery need not load their names
  pages: [{ id: 250, target: 'gallery', icon: 'stars', link: '/gallery', access: 'session' }],
  words,
}
