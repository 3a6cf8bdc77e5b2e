import * as p from '@dsms/contract/staff/profile/posts'
import type { ProfilePerson } from '@dsms/contract/staff/profile/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { addToFeed, changePost, rereadProfiles } from '../profileQueries.ts'

/** Liking is shown at once and taken back when it fails. Several presses end as the last one says. */
export function useLikePost(post: p.ProfilePost) {
  const client = useQueryClient()
  const user = useSession()
  const errorText = useErrorText()
  return useMutation({
    scope: { id: `like-${post.id}` },
    mutationFn: (isLiked: boolean) => call(p.likePost, { params: { id: post.id }, body: { isLiked } }),
    onMutate: (isLiked) => {
      const me = { id: user?.id ?? 0, username: user?.fullName ?? '', avatar: user?.avatar ?? null }
      return changePost(client, post.id, (old) => liked(old, isLiked, me))
    },
    onSuccess: (now) => changePost(client, post.id, (old) => ({ ...old, ...now })),
    onError: (error, _, undo) => {
      undo?.()
      showFailure(errorText(error))
    },
  })
}

function liked(post: p.ProfilePost, isLiked: boolean, me: ProfilePerson): p.ProfilePost {
  if (post.youLiked === isLiked) return post
  const others = post.likedUsers.filter(({ id }) => id !== me.id)
  const likes = post.likes + (isLiked ? 1 : -1)
  const likedUsers = isLiked ? [me, ...others].slice(0, 5) : others
  return { ...post, youLiked: isLiked, likes, likedUsers, likedCount: Math.max(0, likes - likedUsers.length) }
}

export function useRemovePost(post: p.ProfilePost) {
  const client = useQueryClient()
  const t = useText('profile')
  return async () => {
    await call(p.removePost, { params: { id: post.id } })
    changePost(client, post.id, () => null)
    showDone(t('post.removed'))
    void rereadProfiles(client)
  }
}

/** Passes a post on to those who follow me. */
export function useSharePost(post: p.ProfilePost) {
  const client = useQueryClient()
  const t = useText('profile')
  const errorText = useErrorText()
  return useMutation({
    mutationFn: () => call(p.addPost, { body: { sharedId: post.id } }),
    onSuccess: (added) => {
      addToFeed(client, added)
      changePost(client, post.id, (old) => ({ ...old, shareCount: old.shareCount + 1 }))
      showDone(t('post.shared'))
    },
    onError: (error) => showFailure(errorText(error)),
  })
}
