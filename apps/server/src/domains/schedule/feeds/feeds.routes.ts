import * as calls from '@dsms/contract/schedule/feeds/calls'
import { serve, servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { makeFeed, readFeed, readFeedState, revokeFeed } from './feeds.service.ts'

export function feedRoutes(app: App) {
  serve(app, calls.getLessonFeed, ({ actor }) => readFeedState(actor))
  serve(app, calls.makeLessonFeed, ({ actor }) => makeFeed(app, actor))
  serve(app, calls.revokeLessonFeed, ({ actor }) => revokeFeed(actor))
  servePublic(app, calls.readLessonFeed, async ({ params }) => {
    const ics = await readFeed(app, params.token)
    return (reply) => reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-cache').send(ics)
  })
}
