import { expect, test } from 'vitest'
import { changedCounts, changedList, type Mail, type MailList } from './mailCache.ts'

const mail = (id: number, part: Partial<Mail> = {}): Mail =>
  ({ id, isRead: false, isStarred: false, folder: 'inbox', labels: [], ...part }) as Mail
const list = (emails: Mail[]): MailList => ({
  emails,
  emailsMeta: { inbox: 0, draft: 0, spam: 0, total: 120, hasMore: true },
})
const inbox = { folder: 'inbox', label: undefined } as const

test('a moved mail leaves its folder, and the total follows', () => {
  const after = changedList(list([mail(1), mail(2)]), inbox, new Set([1]), { folder: 'trash' })
  expect(after.emails.map(({ id }) => id)).toEqual([2])
  expect(after.emailsMeta.total).toBe(119)
})

test('a read mail stays where it is', () => {
  const after = changedList(list([mail(1), mail(2)]), inbox, new Set([1]), { isRead: true })
  expect(after.emails.map(({ isRead }) => isRead)).toEqual([true, false])
})

test('taking a label off takes a mail out of the label’s list, putting one on does not', () => {
  const place = { folder: 'all', label: 'company' } as const
  const both = list([mail(1, { labels: ['company'] }), mail(2, { labels: ['company', 'private'] })])
  expect(changedList(both, place, new Set([1]), { label: 'company' }).emails.map(({ id }) => id)).toEqual([2])
  expect(changedList(both, place, new Set([1]), { label: 'personal' }).emails[0]?.labels).toEqual([
    'company',
    'personal',
  ])
})

test('badges count what is unread in inbox and spam, and all drafts', () => {
  const counts = { inbox: 5, draft: 2, spam: 1 }
  expect(changedCounts(counts, [mail(1), mail(2, { isRead: true })], { isRead: true }).inbox).toBe(4)
  expect(changedCounts(counts, [mail(1)], { folder: 'spam' })).toEqual({ inbox: 4, draft: 2, spam: 2 })
  expect(changedCounts(counts, [mail(1, { folder: 'draft', isRead: true })], { folder: 'trash' }).draft).toBe(1)
  expect(changedCounts(counts, [mail(1, { folder: 'trash' })], { isDeleted: true })).toEqual(counts)
})
