import { circuits } from '@dsms/contract/resources/circuits/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const yards = webArea(circuits, {
  link: '/school/circuits',
  scope: 'school',
  words: 'circuits',
})
