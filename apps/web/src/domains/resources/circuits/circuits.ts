import { circuits } from '@dsms/contract/resources/circuits/calls'
import type { WebArea } from '../../../kit/areas/area.ts'

export const yards: WebArea<typeof circuits> = {
  area: circuits,
  link: '/school/circuits',
  scope: 'school',
  words: 'circuits',
}
