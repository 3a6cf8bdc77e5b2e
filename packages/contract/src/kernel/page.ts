import type { Access } from './endpoint.ts'
import type { PersonKind } from './session/personKinds.ts'
import type { Translated } from './shared.ts'

/**
 * A screen that can be found, bookmarked or put into a menu. Ids and targets of the founding search index are
 * kept; screens that it did not know start at 201.
 */
export interface PageLine {
  id: number
  target: string
  /** Name of a Tabler outline icon. */
  icon: string
  link: string
  /** Who may open it, as in an endpoint. `acl` means the founding "read on ACL" rule. */
  access: Access | 'acl'
  /** Whose screen it is alone, for screens about a person's own records; everybody's when left out. */
  for?: readonly PersonKind[]
}

/** The same with its name, which stands in the words of its domain as `page.<target>`. */
export interface Page extends PageLine {
  title: Translated
}

/** Screens that only these kinds of people have anything on. */
export const pagesFor = (kinds: readonly PersonKind[], ...pages: PageLine[]): PageLine[] =>
  pages.map((one) => ({ ...one, for: kinds }))

/** Targets that everybody has bookmarked until they decide otherwise. */
export const defaultBookmarks = ['email', 'chat', 'todo', 'calendar']
