import type { PackData } from '@dsms/contract/curriculum/countryPacks/data'

/** What each part of a version gets. */
export interface PartProps {
  data: PackData
  setData: (data: PackData) => void
  isStill: boolean
}
