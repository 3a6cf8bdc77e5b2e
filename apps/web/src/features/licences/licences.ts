import { licenceTypes } from '@dsms/contract/licenceTypes'
import type { WebArea } from '../../components/areas/area.ts'

export const licences: WebArea<typeof licenceTypes> = {
  area: licenceTypes,
  link: '/school/licence-types',
  scope: 'school',
  words: 'licences',
}
