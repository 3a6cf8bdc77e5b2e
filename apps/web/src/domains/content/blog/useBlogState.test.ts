import { describe, expect, it } from 'vitest'
import { blogViewOf, searchOf } from './useBlogState.ts'

describe('the address of the blog', () => {
  it('is read for what it can mean', () => {
    expect(blogViewOf({ q: 7, category: 'safety', page: '3' })).toEqual({ q: '7', category: 'safety', page: 3 })
    expect(blogViewOf({ category: 'gossip', page: -2 })).toEqual({ q: '', category: undefined, page: 1 })
    expect(blogViewOf({ page: 'x' }).page).toBe(1)
  })

  it('says only what differs from the plain list', () => {
    expect(searchOf({ q: '', page: 1 })).toEqual({ q: undefined, category: undefined, page: undefined })
    expect(searchOf({ q: 'brake', category: 'tips', page: 2 })).toEqual({ q: 'brake', category: 'tips', page: 2 })
  })
})
