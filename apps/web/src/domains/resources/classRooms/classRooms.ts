import { classRooms } from '@dsms/contract/resources/classRooms/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const rooms = webArea(classRooms, { link: '/school/class-rooms', scope: 'school', words: 'classRooms' })
