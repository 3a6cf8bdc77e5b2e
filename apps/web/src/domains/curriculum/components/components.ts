import { trainingComponents } from '@dsms/contract/curriculum/components/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const components = webArea(trainingComponents, {
  link: '/school/components',
  scope: 'school',
  words: 'components',
})
