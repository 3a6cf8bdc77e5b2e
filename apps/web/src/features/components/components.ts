import { trainingComponents } from '@dsms/contract/components'
import type { WebArea } from '../../components/areas/area.ts'

export const components: WebArea<typeof trainingComponents> = {
  area: trainingComponents,
  link: '/school/components',
  scope: 'school',
  words: 'components',
}
