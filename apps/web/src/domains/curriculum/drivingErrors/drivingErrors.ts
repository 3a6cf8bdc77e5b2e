import { errorTypes } from '@dsms/contract/curriculum/drivingErrors/calls'
import { markingSchemes } from '@dsms/contract/curriculum/drivingErrors/markingSchemes'
import { webArea } from '../../../kit/areas/area.ts'

export const errorArea = webArea(errorTypes, {
  link: '/school/errors',
  scope: 'school',
  words: 'drivingErrors',
})

export const schemeArea = webArea(markingSchemes, {
  link: '/school/marking-schemes',
  scope: 'school',
  words: 'markingSchemes',
})
