import { organizations as area } from '@dsms/contract/organizations'
import type { WebArea } from '../../components/areas/area.ts'

export const organizations: WebArea<typeof area> = {
  area,
  link: '/platform/organizations',
  scope: 'platform',
  words: 'organizations',
}
