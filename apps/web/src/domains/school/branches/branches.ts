import { branches } from '@dsms/contract/school/branches/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const schoolBranches = webArea(branches, {
  link: '/school/branches',
  scope: 'school',
  words: 'branches',
})
