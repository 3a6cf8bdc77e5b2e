import { branches } from '@dsms/contract/branches'
import type { WebArea } from '../../components/areas/area.ts'

export const schoolBranches: WebArea<typeof branches> = {
  area: branches,
  link: '/school/branches',
  scope: 'school',
  words: 'branches',
}
