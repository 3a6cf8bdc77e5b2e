import type { Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    staff: typeof topics
  }
  interface NoticesOf {
    staff: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = {
  comments: { place: 10 },
  answers: { place: 20 },
  followers: { place: 30 },
  likes: { place: 40 },
} as const satisfies Topics

/** What people hear of their work and what colleagues wrote; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  person_joined: { topic: 'people', icon: 'user-plus' },
  post_liked: { topic: 'likes', icon: 'heart' },
  post_commented: { topic: 'comments', icon: 'message-circle' },
  person_followed: { topic: 'followers', icon: 'user-heart' },
  poll_answered: { topic: 'answers', icon: 'chart-bar' },
} as const satisfies Notices
