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

/** Where a page stands in the menu: in which group, at which place, by its target in the list of pages. */
export interface MenuEntry {
  group: MenuKey
  place: number
  target: string
}
