import { circuits } from '@dsms/contract/circuits'
import type { WebArea } from '../../components/areas/area.ts'

export const yards: WebArea<typeof circuits> = {
  area: circuits,
  link: '/school/circuits',
  scope: 'school',
  words: 'circuits',
}
