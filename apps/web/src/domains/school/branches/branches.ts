import { branches } from '@dsms/contract/school/branches/calls'
import type { WebArea } from '../../../kit/areas/area.ts'

export const schoolBranches: WebArea<typeof branches> = {
  area: branches,
  link: '/school/branches',
  scope: 'school',
  words: 'branches',
}
