import type { PersonKind } from '@dsms/contract/kernel/session/personKinds'
export type MenuKey =
  | 'overview'
  | 'apps'
  | 'money'
  | 'shop'
  | 'people'
  | 'platform'
  | 'school'
  | 'training'
  | 'fleet'
  | 'access'
  | 'messages'
  | 'pages'
  | 'tables'
  | 'gallery'

/** Those who have a place in the menu of everybody, and those who work for a school: in the office, or besides who teach. */
export const everybody: readonly PersonKind[] = ['staff', 'trainer', 'student', 'guardian']
export const workers: readonly PersonKind[] = ['staff', 'trainer']
export const office: readonly PersonKind[] = ['staff']

/** Where a page stands in the menu: in which group, at which place, by its target in the list of pages. */
export interface MenuEntry {
  group: MenuKey
  place: number
  target: string
  /** In whose menu it stands, if they may open it: the office's unless it says so. Search finds it for all who may. */
  for?: readonly PersonKind[]
}
