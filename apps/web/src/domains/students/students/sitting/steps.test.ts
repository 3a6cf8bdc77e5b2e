import { expect, it } from 'vitest'
import { firstUnfinished, stepsOf } from './steps.ts'

const all = { isEnrolled: true, isAgreed: true }
const paper = (status: 'missing' | 'pending' | 'approved' | 'rejected' | 'expired') => ({
  kind: 'id' as const,
  status,
  document_id: null,
})

it('goes on at the first step at which something is missing', () => {
  const papers = [paper('approved'), paper('missing')]
  expect(firstUnfinished({ gaps: ['identity', 'documents', 'contract'], papers }, all)).toBe('person')
  expect(firstUnfinished({ gaps: ['guardian'], papers }, all)).toBe('person')
  expect(firstUnfinished({ gaps: ['documents'], papers }, { ...all, isEnrolled: false })).toBe('course')
  for (const status of ['missing', 'rejected', 'expired'] as const)
    expect(firstUnfinished({ gaps: ['documents', 'contract'], papers: [paper(status)] }, all)).toBe('papers')
  expect(firstUnfinished({ gaps: ['contract'], papers: [paper('pending')] }, all)).toBe('contract')
})

it('asks for the contract of a second course, and for nothing where others have to act', () => {
  expect(firstUnfinished({ gaps: [], papers: [] }, { ...all, isAgreed: false })).toBe('contract')
  expect(firstUnfinished({ gaps: ['documents_pending'], papers: [paper('pending')] }, all)).toBe('done')
})

it('sells a package before the end, by those who may', () => {
  expect(stepsOf({ maySell: true })).toEqual(['person', 'course', 'papers', 'contract', 'package', 'done'])
  expect(stepsOf({ maySell: false })).toEqual(['person', 'course', 'papers', 'contract', 'done'])
})
