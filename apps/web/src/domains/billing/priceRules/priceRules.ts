import { priceRules } from '@dsms/contract/billing/priceRules/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const rules = webArea(priceRules, { link: '/school/price-rules', scope: 'school', words: 'priceRules' })
