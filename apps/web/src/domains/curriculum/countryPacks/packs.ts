import { countryPacks } from '@dsms/contract/curriculum/countryPacks/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const packs = webArea(countryPacks, {
  link: '/platform/country-packs',
  scope: 'platform',
  words: 'countryPacks',
})
