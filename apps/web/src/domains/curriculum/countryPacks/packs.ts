import { countryPacks } from '@dsms/contract/curriculum/countryPacks/calls'
import type { WebArea } from '../../../kit/areas/area.ts'

export const packs: WebArea<typeof countryPacks> = {
  area: countryPacks,
  link: '/platform/country-packs',
  scope: 'platform',
  words: 'countryPacks',
}
