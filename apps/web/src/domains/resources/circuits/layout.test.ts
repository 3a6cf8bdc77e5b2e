import { describe, expect, it } from 'vitest'
import { type DraftElement, layoutBody, movedByKey, movedTo, newElement, withoutZone } from './layout.ts'

const element = (changes: Partial<DraftElement> = {}): DraftElement => ({ ...newElement([]), ...changes })

describe('an element on the plan', () => {
  it('never leaves it', () => {
    expect(movedTo(element(), -4, 130)).toMatchObject({ x: 0, y: 100 })
    expect(movedTo(element(), 33.333, 66.666)).toMatchObject({ x: 33.3, y: 66.7 })
  })

  it('goes where an arrow points, further with Shift, and nowhere by other keys', () => {
    const at = element({ x: 50, y: 50 })
    expect(movedByKey(at, 'ArrowLeft', false)).toMatchObject({ x: 48, y: 50 })
    expect(movedByKey(at, 'ArrowDown', true)).toMatchObject({ x: 50, y: 60 })
    expect(movedByKey(element({ x: 1, y: 0 }), 'ArrowLeft', false)).toMatchObject({ x: 0 })
    expect(movedByKey(at, 'a', false)).toBeUndefined()
  })

  it('begins beside the others', () => {
    const first = newElement([])
    const second = newElement([first])
    expect([second.x, second.y]).not.toEqual([first.x, first.y])
  })
})

describe('a layout', () => {
  const zones = ['North', 'South', 'West'].map((name) => ({ name, capacity: 2 }))

  it('loses a zone without its elements, and the others stay in theirs', () => {
    const elements = [0, 1, 2, null].map((zone) => element({ zone }))
    const left = withoutZone({ zones, elements }, 1)
    expect(left.zones.map(({ name }) => name)).toEqual(['North', 'West'])
    expect(left.elements.map(({ zone }) => zone)).toEqual([0, null, 1, null])
  })

  it('sends a missing number as nothing, so that it is asked for', () => {
    const body = layoutBody({ zones: [{ name: 'North', capacity: '' }], elements: [element({ capacity: '' })] })
    expect([body.zones[0]?.capacity, body.elements[0]?.capacity]).toEqual([null, null])
  })
})
