import { trainingComponents } from '@dsms/contract/curriculum/components/calls'
import type { WebArea } from '../../../kit/areas/area.ts'

export const components: WebArea<typeof trainingComponents> = {
  area: trainingComponents,
  link: '/school/components',
  scope: 'school',
  words: 'components',
}
