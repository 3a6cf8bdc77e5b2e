import type { Answer } from '@dsms/contract/kernel/endpoint'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const teachers = webArea(trainers, {
  link: '/school/trainers',
  scope: 'school',
  words: 'trainers',
  statusDays: { left: 'left_on' }, // physical: a status, and no side
})

export type Trainer = Answer<typeof trainers.calls.get>
export type ListedTrainer = Answer<typeof trainers.calls.list>['rows'][number]

/** Who left the school or was archived: what papers say of them calls for nothing. */
export const isGone = ({ status, archived_at }: { status: string; archived_at: string | null }): boolean =>
  status === 'left' || archived_at !== null
