import * as c from '@dsms/contract/staff/profile/calls'
import * as m from '@dsms/contract/staff/profile/media'
import * as p from '@dsms/contract/staff/profile/posts'
import { answerFile } from '../../../kernel/files/files.answer.ts'
import { keepAvatar } from '../../../kernel/files/pictures/avatars.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { saveProfileRow } from '../../identity/public.ts'
import { addComment, likeComment, listComments, removeComment } from './comments.ts'
import { listPeople, setFollowed } from './follows.ts'
import { listWaiting, settleComment } from './moderation.ts'
import { starHeadline, starTopic } from './news.ts'
import { personOf } from './people.ts'
import { findPhoto, keepPhoto, listPhotos, removePhoto } from './photos.ts'
import { addPoll, listPolls, removePoll, votePoll } from './polls.ts'
import { findPost, listPosts, photoUrl } from './posts.data.ts'
import { addPost, editPost, likePost, listLikers, removePost } from './posts.service.ts'
import { readProfile } from './profile.data.ts'

export function profileRoutes(app: App) {
  serve(app, c.getProfile, ({ actor, query }) => readProfile(actor, query.id))

  serve(app, p.listPosts, async ({ actor, query }) => listPosts(actor, await personOf(actor, query.of), query.before))
  serve(app, p.getPost, ({ actor, params }) => findPost(actor, params.id))
  serve(app, p.addPost, ({ actor, body }) => addPost(actor, body))
  serve(app, p.editPost, ({ actor, params, body }) => editPost(actor, params.id, body))
  serve(app, p.removePost, async ({ actor, params }) => {
    await removePost(actor, params.id)
    return {}
  })
  serve(app, p.likePost, ({ actor, params, body }) => likePost(app, actor, params.id, body.isLiked))
  serve(app, p.listLikers, ({ actor, params }) => listLikers(actor, params.id))

  serve(app, p.listComments, ({ actor, params, query }) => listComments(actor, params.id, query.before))
  serve(app, p.addComment, ({ actor, entry, params, body }) =>
    addComment(app, actor, params.id, { text: body.text, kind: entry.kind }),
  )
  serve(app, p.listWaitingComments, ({ actor }) => listWaiting(actor))
  serve(app, p.settleProfileComment, async ({ actor, params, body }) => {
    await settleComment(app, actor, params.id, body.status)
    return {}
  })
  serve(app, p.removeComment, async ({ actor, params }) => {
    await removeComment(actor, params.id)
    return {}
  })
  serve(app, p.likeComment, ({ actor, params, body }) => likeComment(actor, params.id, body.isLiked))

  serve(app, m.listPhotos, async ({ actor, query }) => listPhotos(actor, await personOf(actor, query.of), query.before))
  serve(app, m.addPhoto, async ({ actor, body }) => {
    const { id, createdAt } = await findPhoto(actor, await keepPhoto(actor, body.fileId))
    return { id, createdAt, img: photoUrl(id), mayRemove: true }
  })
  serve(app, m.removePhoto, async ({ actor, params }) => {
    await removePhoto(actor, params.id)
    return {}
  })
  serve(app, m.readPhoto, async ({ actor, params, request }) => {
    const { type, hash } = await findPhoto(actor, params.id)
    return (reply) => answerFile(app.files, request, reply, { type, hash })
  })
  serve<typeof c.setCover, string | null>(
    app,
    c.setCover,
    async ({ actor, prepared }) => {
      await saveProfileRow(actor, { cover: prepared })
      return { coverImg: prepared }
    },
    async ({ body }) => (body.content === null ? null : (await keepAvatar(app, body.content)).avatar),
  )

  serve(app, m.listPolls, async ({ actor, query }) =>
    listPolls(actor, query.of === undefined ? undefined : await personOf(actor, query.of), query.before),
  )
  serve(app, m.addPoll, ({ actor, body }) => addPoll(actor, body))
  serve(app, m.votePoll, ({ actor, params, body }) => votePoll(app, actor, params.id, body.optionId))
  serve(app, m.removePoll, async ({ actor, params }) => {
    await removePoll(actor, params.id)
    return {}
  })

  serve(app, c.listFollows, async ({ actor, query }) =>
    listPeople(actor, await personOf(actor, query.of), query.kind, query.before),
  )
  serve(app, c.follow, ({ actor, params, body }) => setFollowed(app, actor, params.id, body.isFollowed))
  serve(app, c.starTopic, ({ actor, params, body }) => starTopic(actor, params.key, body.favorite))
  serve(app, c.starHeadline, ({ actor, params, body }) => starHeadline(actor, params.key, body.favorite))
}
