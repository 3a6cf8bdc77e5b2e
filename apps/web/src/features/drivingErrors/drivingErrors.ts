import { errorTypes } from '@dsms/contract/errorTypes'
import { markingSchemes } from '@dsms/contract/markingSchemes'
import type { WebArea } from '../../components/areas/area.ts'

export const errorArea: WebArea<typeof errorTypes> = {
  area: errorTypes,
  link: '/school/errors',
  scope: 'school',
  words: 'drivingErrors',
}

export const schemeArea: WebArea<typeof markingSchemes> = {
  area: markingSchemes,
  link: '/school/marking-schemes',
  scope: 'school',
  words: 'markingSchemes',
}
