import { simulators } from '@dsms/contract/resources/simulators/calls'
import type { WebArea } from '../../../kit/areas/area.ts'

export const devices: WebArea<typeof simulators> = {
  area: simulators,
  link: '/school/simulators',
  scope: 'school',
  words: 'simulators',
}
