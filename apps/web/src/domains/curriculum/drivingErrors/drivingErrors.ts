import { errorTypes } from '@dsms/contract/curriculum/drivingErrors/calls'
import { markingSchemes } from '@dsms/contract/curriculum/drivingErrors/markingSchemes'
import type { WebArea } from '../../../kit/areas/area.ts'

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
