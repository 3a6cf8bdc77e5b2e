import type { licenceGroups } from '@dsms/contract/curriculum/licences/calls'
import {
  IconBus,
  IconCar,
  IconCaravan,
  IconForklift,
  IconLicense,
  IconMoped,
  IconMotorbike,
  IconTractor,
  IconTruck,
} from '@tabler/icons-react'

export const groupIcons: Record<(typeof licenceGroups)[number], typeof IconCar> = {
  moped: IconMoped,
  motorcycle: IconMotorbike,
  car: IconCar,
  truck: IconTruck,
  bus: IconBus,
  trailer: IconCaravan,
  tractor: IconTractor,
  forklift: IconForklift,
  other: IconLicense,
}
