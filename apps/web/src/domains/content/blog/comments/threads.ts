import type { BlogComment } from '@dsms/contract/content/blog/calls'

export interface Reply extends BlogComment {
  /** The comment it answers, where that is not the first of the thread. */
  to: string | undefined
}
export interface Thread extends BlogComment {
  replies: Reply[]
}

/**
 * Comments as they are read: each first one, oldest first, with all that was answered below it in one level. What
 * answers a comment that is no longer shown begins a thread of its own.
 */
export function threadsOf(comments: BlogComment[]): Thread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const parentOf = ({ parentId }: BlogComment) => (parentId === null ? undefined : byId.get(parentId))
  const rootOf = (comment: BlogComment): BlogComment => {
    const parent = parentOf(comment)
    return parent ? rootOf(parent) : comment
  }
  const threads = new Map<number, Thread>()
  for (const comment of comments) {
    const root = rootOf(comment)
    const thread = threads.get(root.id) ?? { ...root, replies: [] }
    threads.set(root.id, thread)
    if (root === comment) continue
    const parent = parentOf(comment)
    thread.replies.push({ ...comment, to: parent === root ? undefined : parent?.userFullName })
  }
  return [...threads.values()].sort((a, b) => a.id - b.id)
}
