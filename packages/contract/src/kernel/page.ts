import type { Access } from './endpoint.ts'
import type { PersonKind } from './session/personKinds.ts'
import type { Translated } from './shared.ts'

/**
 * A screen that can be found, bookmarked or put into a menu. Ids and targets of the founding search index are
 * kept; screens that it did not know start at 201.
 */
export interface Page {
  id: number
  target: string
  /** Name of a Tabler outline icon. */
  icon: string
  link: string
  title: Translated
  /** Who may open it, as in an endpoint. `acl` stands for the founding "read on ACL" rule. */
  access: Access | 'acl'
  /** Whose screen it is alone, for screens about a person's own records; everybody's when left out. */
  for?: readonly PersonKind[]
}

/** Names in Arabic, English, German, French and Portuguese come last. */
export const page = (
  id: number,
  target: string,
  icon: string,
  link: string,
  access: Page['access'],
  ...[ar, en, de, fr, pt]: [ar: string, en: string, de: string, fr: string, pt: string]
): Page => ({ id, target, icon, link, access, title: { ar, en, de, fr, pt } })

/** Screens that only these kinds of people have anything on. */
export const pagesFor = (kinds: readonly PersonKind[], ...pages: Page[]): Page[] =>
  pages.map((one) => ({ ...one, for: kinds }))

/** Targets that everybody has bookmarked until they decide otherwise. */
export const defaultBookmarks = ['email', 'chat', 'todo', 'calendar']
