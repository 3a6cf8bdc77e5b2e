import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import type { WebArea } from '../../../kit/areas/area.ts'

export const licences: WebArea<typeof licenceTypes> = {
  area: licenceTypes,
  link: '/school/licence-types',
  scope: 'school',
  words: 'licences',
}
