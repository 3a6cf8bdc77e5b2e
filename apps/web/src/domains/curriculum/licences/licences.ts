import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const licences = webArea(licenceTypes, {
  link: '/school/licence-types',
  scope: 'school',
  words: 'licences',
})
