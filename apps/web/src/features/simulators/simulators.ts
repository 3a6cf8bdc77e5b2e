import { simulators } from '@dsms/contract/simulators'
import type { WebArea } from '../../components/areas/area.ts'

export const devices: WebArea<typeof simulators> = {
  area: simulators,
  link: '/school/simulators',
  scope: 'school',
  words: 'simulators',
}
