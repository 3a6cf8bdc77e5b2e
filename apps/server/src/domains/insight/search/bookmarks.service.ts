import { everyPage } from '@dsms/contract/everyPage'
import type { getBookmarks } from '@dsms/contract/insight/search/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { eq } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { bookmarkTargets, openPages, pageItem } from './pages.ts'

/** A person's bookmarks in their order, and what else could be one. */
export async function listBookmarks(actor: Actor): Promise<Answer<typeof getBookmarks>> {
  const bookmarks = await readBookmarks(actor)
  return {
    suggestions: openPages(actor, bookmarks),
    bookmarks: bookmarks.flatMap((target) =>
      everyPage.filter((page) => page.target === target).map((page) => pageItem(actor, page, bookmarks)),
    ),
  }
}

/** The targets in their order; of whoever never chose, those of the product. */
export async function readBookmarks(actor: Actor, lock?: 'update'): Promise<string[]> {
  const query = actor.db.select({ kept: users.bookmarks }).from(users).where(eq(users.id, actor.id))
  const [row] = await (lock ? query.for(lock) : query)
  return bookmarkTargets(row?.kept ?? null)
}
