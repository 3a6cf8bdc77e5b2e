import { AppError } from '@dsms/contract/kernel/errors'
import * as c from '@dsms/contract/kernel/session/me'
import { eq, sql } from 'drizzle-orm'
import { accounts } from '../../../db/tables/accounts.ts'
import { streamEvents } from '../../../kernel/events/stream.ts'
import { keepAvatar } from '../../../kernel/files/pictures/avatars.ts'
import { serve } from '../../../kernel/http/serve.ts'
import { listNotifications, markNotifications } from '../../../kernel/notify/notify.ts'
import type { App } from '../../../kernel/services.ts'
import { setSessionCookie } from '../sessions/sessions.service.ts'
import { setBrowserCookie } from '../signIn/browsers.ts'
import { findAccountOf } from '../signIn/identity.data.ts'
import { changeOwnPassword } from '../signIn/identity.service.ts'
import { readBeside, userDataOf } from '../signIn/userData.ts'

export function meRoutes(app: App) {
  serve(app, c.getMe, async ({ actor, entry }) =>
    userDataOf(entry, actor.language, await readBeside(actor.db, entry, actor.language)),
  )

  serve(app, c.savePreferences, async ({ actor, body }) => {
    const [row] = await actor.db
      .update(accounts)
      .set({ preferences: sql`${accounts.preferences} || ${JSON.stringify(body)}::jsonb` })
      .where(eq(accounts.id, actor.accountId))
      .returning({ preferences: accounts.preferences })
    return row?.preferences ?? {}
  })

  serve(app, c.changeOwnPassword, async ({ actor, body, request }) => {
    const account = await findAccountOf(actor.db, actor.id)
    if (!account) throw new AppError('session_ended')
    return async (reply) => {
      const { session, browser } = await changeOwnPassword(app, account, body, actor.sessionId, request)
      setSessionCookie(app, reply, session.accessToken)
      setBrowserCookie(app, reply, browser)
      return session
    }
  })

  serve(app, c.listNotifications, ({ actor, query }) => listNotifications(actor, query))
  serve(app, c.readNotifications, async ({ actor, body }) => ({
    unread: await markNotifications(actor, body.ids, body.isRead),
  }))
  serve(app, c.streamEvents, ({ actor, query, request }) => {
    // a browser that connects again by itself repeats the address it began with; its header is the newer word
    const header = Number(request.headers['last-event-id'])
    return streamEvents(app, actor, request, header > 0 ? header : query.lastEventId)
  })
  serve(
    app,
    c.uploadAvatar,
    ({ body }) =>
      () =>
        keepAvatar(app, body.content),
  )
}
