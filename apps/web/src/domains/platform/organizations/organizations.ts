import { organizations as area } from '@dsms/contract/platform/organizations/calls'
import type { WebArea } from '../../../kit/areas/area.ts'

export const organizations: WebArea<typeof area> = {
  area,
  link: '/platform/organizations',
  scope: 'platform',
  words: 'organizations',
}
