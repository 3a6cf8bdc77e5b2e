import { type componentTypes, trainingComponents, type trainingModes } from '@dsms/contract/components'
import type { WebArea } from '../../components/areas/area.ts'

export const components: WebArea<typeof trainingComponents> = {
  area: trainingComponents,
  link: '/school/components',
  scope: 'school',
  words: 'components',
}

export type ComponentType = (typeof componentTypes)[number]
export type TrainingMode = (typeof trainingModes)[number]
