import { countryPacks } from '@dsms/contract/countryPacks'
import type { WebArea } from '../../components/areas/area.ts'

export const packs: WebArea<typeof countryPacks> = {
  area: countryPacks,
  link: '/platform/country-packs',
  scope: 'platform',
  words: 'countryPacks',
}
