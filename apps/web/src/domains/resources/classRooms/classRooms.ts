import { classRooms } from '@dsms/contract/resources/classRooms/calls'
import type { WebArea } from '../../../kit/areas/area.ts'

export const rooms: WebArea<typeof classRooms> = {
  area: classRooms,
  link: '/school/class-rooms',
  scope: 'school',
  words: 'classRooms',
}
