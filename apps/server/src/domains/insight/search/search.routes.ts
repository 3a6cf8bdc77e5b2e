import { everyPage } from '@dsms/contract/everyPage'
import * as c from '@dsms/contract/insight/search/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { shownName } from '../../../db/people.ts'
import { rowsOf } from '../../../db/rows.ts'
import { users } from '../../../db/tables/users.ts'
import { type Actor, may, screensOf } from '../../../kernel/actor.ts'
import { sizeText } from '../../../kernel/files/files.service.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { listBookmarks, readBookmarks } from './bookmarks.service.ts'
import { openPages } from './pages.ts'
import { search } from './search.service.ts'

const limit = 4

export function searchRoutes(app: App) {
  serve(app, c.getSearchData, async ({ actor }) => {
    const [bookmarks, contacts, kept] = await together([
      () => readBookmarks(actor),
      () => listContacts(actor),
      () => listFiles(actor),
    ])
    const searchArr: Answer<typeof c.getSearchData>['searchArr'] = [
      { groupTitle: 'Pages', searchLimit: limit, data: openPages(actor, bookmarks) },
      { groupTitle: 'Files', searchLimit: limit, data: kept },
      { groupTitle: 'Contacts', searchLimit: limit, data: contacts },
    ]
    return { searchArr }
  })

  serve(app, c.searchRecords, ({ actor, query }) => search(actor, query.q))

  serve(app, c.getBookmarks, ({ actor }) => listBookmarks(actor))

  serve(app, c.toggleBookmark, async ({ actor, body }) => {
    const page = everyPage.find(({ id }) => id === body.id)
    if (!page) throw new AppError('not_found')
    const kept = await readBookmarks(actor, 'update')
    const bookmarks = kept.includes(page.target)
      ? kept.filter((target) => target !== page.target)
      : [...kept, page.target]
    await actor.db.update(users).set({ bookmarks }).where(eq(users.id, actor.id))
    return {}
  })
}

/** Colleagues of the own scope, newest first, for those who may look at staff. */
async function listContacts(actor: Actor) {
  if (!may(actor, 'staff_users.view')) return []
  const rows = await actor.db
    .select({
      id: users.id,
      title: shownName(),
      email: sql<string>`coalesce(${users.email}, '')`,
      img: users.avatar,
      date: users.createdAt,
    })
    .from(users)
    .where(
      and(eq(users.tenant, actor.tenant), eq(users.kind, 'staff'), eq(users.status, 'active'), ne(users.id, actor.id)),
    )
    .orderBy(sql`${users.id} desc`)
    .limit(100)
  return rows.map(({ id, ...row }) => ({
    ...row,
    link: `${screensOf(actor)}/staff/${id}`,
  }))
}

const fileRow = z.object({ id: z.int(), name: z.string(), bytes: z.int(), type: z.string(), by: z.string() })

/** Files of mails and chats that the caller sent or got, newest first. */
async function listFiles(actor: Actor) {
  const files = await rowsOf(
    actor.db,
    fileRow,
    sql`
      select f.id, f.name, f.bytes, f.type, p.full_name as by
        from (select * from files order by id desc limit 100) f
        join people_cards((select array_agg(distinct owner_id) from files)) p on p.id = f.owner_id
       order by f.id desc`,
  )
  return files.map(({ id, name, bytes, type, by }) => ({
    title: name,
    by,
    size: sizeText(bytes),
    file: type,
    link: `/api/files/${id}`,
  }))
}
