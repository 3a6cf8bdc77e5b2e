import type { LayoutElement } from '@dsms/contract/resources/circuits/calls'
import {
  type Icon,
  IconArrowRampRight2,
  IconArrowsMinimize,
  IconBuildingWarehouse,
  IconCarGarage,
  IconCylinder,
  IconHandStop,
  IconInfinity,
  IconParking,
  IconRotateClockwise,
  IconTrafficLights,
  IconTrendingUp,
  IconWaveSine,
} from '@tabler/icons-react'

export const elementIcons: Record<LayoutElement['kind'], Icon> = {
  slope: IconTrendingUp,
  parallel_parking: IconParking,
  garage_parking: IconBuildingWarehouse,
  drum_reverse: IconCylinder,
  slalom: IconWaveSine,
  figure_8: IconInfinity,
  emergency_stop: IconHandStop,
  roundabout: IconRotateClockwise,
  traffic_light: IconTrafficLights,
  narrow_passage: IconArrowsMinimize,
  pocket: IconCarGarage,
  moving_off_hill: IconArrowRampRight2,
}
