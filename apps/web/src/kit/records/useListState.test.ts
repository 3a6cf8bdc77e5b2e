import { expect, it } from 'vitest'
import { wishesIn } from './useListState.ts'

it('takes every name of an address that is not the list’s own as a filter', () => {
  const search = { q: 'سارة', page: 3, perPage: 50, sort: '-name', school_id: 7, status: 'active', level: '' }
  expect(wishesIn(search)).toEqual({
    q: 'سارة',
    page: 3,
    perPage: 50,
    sort: '-name',
    filters: { status: 'active' },
  })
})

it('takes only the filters that a list knows', () => {
  expect(wishesIn({ status: 'active', other: 'x' }, ['status']).filters).toEqual({ status: 'active' })
})

it('answers the first page of 25 where an address says nothing, or what cannot be', () => {
  const first = { q: '', page: 1, perPage: 25, sort: '', filters: {} }
  expect(wishesIn({})).toEqual(first)
  expect(wishesIn({ page: -4, perPage: 7 })).toEqual(first)
  expect(wishesIn({ page: 'x' })).toEqual(first)
})

it('reads the names of one of several lists on a screen', () => {
  const wishes = wishesIn({ 'a.q': 'x', 'b.q': 'y', 'b.perPage': 14 }, [], 'name', { prefix: 'b.', sizes: [7, 14] })
  expect(wishes).toMatchObject({ q: 'y', perPage: 14, sort: 'name' })
})
