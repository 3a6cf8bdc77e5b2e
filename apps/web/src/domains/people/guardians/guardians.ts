import type { Answer } from '@dsms/contract/kernel/endpoint'
import { guardians, type listStudentGuardians } from '@dsms/contract/people/guardians/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const parents = webArea(guardians, { link: '/school/guardians', scope: 'school', words: 'guardians' })

export type Link = Answer<typeof listStudentGuardians>[number]
