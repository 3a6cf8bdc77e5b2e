import { cashDesks } from '@dsms/contract/billing/cashDesks/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const desks = webArea(cashDesks, { link: '/school/cash-desks', scope: 'school', words: 'cashDesks' })
