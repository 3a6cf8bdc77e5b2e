import { packages } from '@dsms/contract/billing/packages/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const sold = webArea(packages, { link: '/school/packages', scope: 'school', words: 'packages' })
