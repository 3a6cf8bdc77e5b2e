import type { Answer } from '@dsms/contract/kernel/endpoint'
import { contracts } from '@dsms/contract/students/contracts/calls'
import { contractTemplates } from '@dsms/contract/students/contracts/templates'
import { webArea } from '../../../kit/areas/area.ts'

export const agreed = webArea(contracts, { link: '/school/contracts', scope: 'school', words: 'contracts' })
export const written = webArea(contractTemplates, {
  link: '/school/contracts/templates',
  scope: 'school',
  words: 'contractTemplates',
})

export type Contract = Answer<typeof contracts.calls.get>
