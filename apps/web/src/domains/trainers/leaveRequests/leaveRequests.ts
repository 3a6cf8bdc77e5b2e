import { leaveRequests } from '@dsms/contract/trainers/leaveRequests/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const leave = webArea(leaveRequests, { link: '/school/leave', scope: 'school', words: 'leaveRequests' })
