import type { BlogComment } from '@dsms/contract/content/blog/calls'
import { describe, expect, it } from 'vitest'
import { threadsOf } from './threads.ts'

const said = (id: number, parentId: number | null = null): BlogComment => ({
  id,
  parentId,
  userFullName: `Reader ${id}`,
  avatar: '',
  commentedAt: '2026-03-01T08:00:00.000Z',
  commentText: 'Text',
  website: '',
})
const shape = (comments: BlogComment[]) =>
  threadsOf(comments).map(({ id, replies }) => [id, ...replies.map((reply) => [reply.id, reply.to])])

describe('threads of comments', () => {
  it('hold answers, and answers to them, in one level', () => {
    expect(shape([said(1), said(2), said(3, 1), said(4, 3), said(5, 2)])).toEqual([
      [1, [3, undefined], [4, 'Reader 3']],
      [2, [5, undefined]],
    ])
  })

  it('begin anew where the answered comment was hidden', () => {
    expect(shape([said(4, 3), said(6, 4)])).toEqual([[4, [6, undefined]]])
  })
})
