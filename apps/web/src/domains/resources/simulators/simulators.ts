import { simulators } from '@dsms/contract/resources/simulators/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const devices = webArea(simulators, {
  link: '/school/simulators',
  scope: 'school',
  words: 'simulators',
})
