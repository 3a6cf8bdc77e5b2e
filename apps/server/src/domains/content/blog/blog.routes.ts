import * as c from '@dsms/contract/content/blog/calls'
import * as e from '@dsms/contract/content/blog/editing'
import { isLearner } from '@dsms/contract/kernel/session/personKinds'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { keepAvatar } from '../../../kernel/files/pictures/avatars.ts'
import { spokenIn } from '../../../kernel/http/language.ts'
import { serve, servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { readBeside } from '../../identity/public.ts'
import { drawnImages } from '../../shop/public.ts'
import { listAllComments, listManaged, settle } from './blog.manage.ts'
import { listPublished, readDetail, readSidebar } from './blog.public.ts'
import { addComment, listOwnWaiting, setBookmark } from './blog.readers.ts'
import { archive, changePost, changeStatus, readEditable, writePost } from './blog.service.ts'
import { blogBookmarks } from './blog.table.ts'

export function blogRoutes(app: App) {
  readerRoutes(app)
  editorRoutes(app)
}

function readerRoutes(app: App) {
  const read = <T>(work: (db: Db) => Promise<T>) => asSystem(app.database, ({ db }) => work(db), { isRead: true })
  const write = <T>(work: (db: Db) => Promise<T>) => asSystem(app.database, ({ db }) => work(db))

  const keptAs = async (query: object, language: string) => ({
    key: JSON.stringify([query, language]),
    version: await app.kept.versionOf(['blog']),
  })
  servePublic(app, c.listBlog, async ({ query, ...http }) => {
    const { rows, total } = await read((db) => listPublished(db, spokenIn(app.env, query.lang, http), query))
    http.reply.header('x-total-count', total)
    return rows
  })
  servePublic(
    app,
    c.listBlogPosts,
    ({ query, ...http }) => read((db) => listPublished(db, spokenIn(app.env, query.lang, http), query)),
    async ({ query, ...http }) => (query.q ? undefined : keptAs(query, spokenIn(app.env, query.lang, http))),
  )
  servePublic(
    app,
    c.getBlogSidebar,
    ({ query, ...http }) => read((db) => readSidebar(db, spokenIn(app.env, query.lang, http))),
    ({ query, ...http }) => keptAs(query, spokenIn(app.env, query.lang, http)),
  )
  servePublic(
    app,
    c.getBlogDetail,
    ({ query, ...http }) => read((db) => readDetail(db, spokenIn(app.env, query.lang, http), query.id)),
    ({ query, ...http }) => keptAs(query, spokenIn(app.env, query.lang, http)),
  )
  servePublic(app, c.commentAsVisitor, ({ params, body }) =>
    write((db) => addComment(db, params.post, { ...body, waits: true })),
  )

  serve(app, c.commentOnPost, async ({ actor, entry, params, body }) => {
    // the blog is the platform's: what its readers' schools say of moderation is not asked
    const { emailVerified } = await readBeside(actor.db, entry, actor.language)
    const waits = isLearner(entry.kind) || !emailVerified
    return () => write((db) => addComment(db, params.post, { ...body, name: actor.name, userId: actor.id, waits }))
  })
  serve(app, c.listMyWaitingComments, ({ actor, params }) => async () => ({
    rows: await read((db) => listOwnWaiting(db, actor.id, params.post)),
  }))
  serve(
    app,
    c.bookmarkPost,
    ({ actor, params, body }) =>
      async () =>
        write((db) => setBookmark(db, actor.id, params.post, body.isKept)),
  )
  serve(app, c.listMyBookmarks, async ({ actor }) => {
    const rows = await actor.db
      .select({ id: blogBookmarks.postId })
      .from(blogBookmarks)
      .where(eq(blogBookmarks.userId, actor.id))
    return { ids: rows.map(({ id }) => id) }
  })
}

function editorRoutes(app: App) {
  serve(app, e.getBlogEdit, ({ actor, query }) => readEditable(actor, query.id))
  serve(app, e.listManagedPosts, ({ actor, query }) => listManaged(actor, query))
  serve(app, e.createPost, ({ actor, body }) => writePost(actor, body))
  serve(app, e.updatePost, ({ actor, params, body }) => changePost(actor, params.id, body))
  serve(app, e.changePostStatus, ({ actor, params, body }) => changeStatus(actor, params.id, body.status))
  serve(app, e.archivePost, async ({ actor, params, query }) => {
    await archive(actor, params.id, query.undo)
    return {}
  })
  serve(app, e.listBlogPictures, () => ({ addresses: drawnImages() }))
  serve(app, e.uploadBlogPicture, ({ body }) => async () => ({
    address: (await keepAvatar(app, body.content)).avatar,
  }))
  serve(app, e.listBlogComments, ({ actor, query }) => listAllComments(actor, query))
  serve(app, e.settleComment, async ({ actor, params, body }) => {
    await settle(actor, params.id, body.status)
    return {}
  })
}
