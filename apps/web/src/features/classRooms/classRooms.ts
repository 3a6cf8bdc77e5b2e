import { classRooms } from '@dsms/contract/classRooms'
import type { WebArea } from '../../components/areas/area.ts'

export const rooms: WebArea<typeof classRooms> = {
  area: classRooms,
  link: '/school/class-rooms',
  scope: 'school',
  words: 'classRooms',
}
