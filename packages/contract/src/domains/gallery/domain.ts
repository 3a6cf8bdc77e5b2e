import { page } from '../../kernel/page.ts'
import * as forms from './forms/calls.ts'

export const gallery = {
  calls: [forms],
  // the samples stand in a list of their own: whoever never opens the gallery need not load their names
  pages: [
    page(
      250,
      'gallery',
      'stars',
      '/gallery',
      'session',
      'معرض المكوّنات',
      'Component gallery',
      'Bausteine',
      'Galerie des composants',
      'Galeria de componentes',
    ),
  ],
}
