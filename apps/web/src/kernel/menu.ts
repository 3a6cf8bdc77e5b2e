import type { Access } from '@dsms/contract/kernel/endpoint'
import type { Module } from '@dsms/contract/kernel/session/modules'
import type { PersonKind } from '@dsms/contract/kernel/session/personKinds'
import type { Place } from './address/address.ts'

/** The entries of the menu, named by the job that people come to do. */
export type AreaKey =
  | 'today'
  | 'home'
  | 'schedule'
  | 'lessons'
  | 'students'
  | 'work'
  | 'papers'
  | 'schools'
  | 'money'
  | 'fleet'
  | 'messages'
  | 'reports'
  | 'settings'
  | 'more'

/** Parts of the two long areas, whose entry opens a page that lists them. */
export type SectionKey =
  | 'school'
  | 'branches'
  | 'courses'
  | 'skills'
  | 'rooms'
  | 'staff'
  | 'reviews'
  | 'platform'
  | 'texts'
  | 'help'
  | Module

/** Whose entry it is: everybody's, of those who work for a school with or without teaching, of those who learn. */
export const everybody: readonly PersonKind[] = ['staff', 'trainer', 'student', 'guardian']
export const workers: readonly PersonKind[] = ['staff', 'trainer']
export const learners: readonly PersonKind[] = ['student', 'guardian']
export const office: readonly PersonKind[] = ['staff']

/** Where a page stands in the menu: in which area, at which place, by its target in the list of pages. */
export interface MenuEntry {
  area: AreaKey
  section?: SectionKey
  place: number
  target: string
  /** In whose menu it stands, if they may open it: the office's unless it says so. Search finds it for all who may. */
  for?: readonly PersonKind[]
  /** The screen needs all the width: the menu is a strip of icons beside it. */
  isWide?: boolean
  /** The screen knows `branch_id` in its address, so that links of the frame name the branch in which the reader works. */
  byBranch?: boolean
}

/** What people make many times a day: the button in the top bar offers it to who may. */
export interface NewEntry {
  key: 'lesson' | 'student' | 'lead' | 'invoice' | 'vehicle' | 'school'
  to: Place
  search?: Record<string, unknown>
  access: Access
}
