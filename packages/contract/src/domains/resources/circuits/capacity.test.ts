import { describe, expect, it } from 'vitest'
import type { Layout } from './calls.ts'
import { type CapacityOf, capacityAt, isOpenOn } from './capacity.ts'

const day = '2026-03-10'
const circuit = (changes: Partial<CapacityOf> = {}): CapacityOf => ({
  status: 'active',
  legal_capacity: 8,
  status_from: null,
  status_until: null,
  permit_expires_on: null,
  ...changes,
})
const element = (capacity: number, status: 'active' | 'maintenance' = 'active', zone: number | null = null) => ({
  kind: 'slope' as const,
  name: '',
  x: 0,
  y: 0,
  capacity,
  status,
  zone,
})
const layout = (elements: Layout['elements'], ...zones: number[]): Layout => ({
  elements,
  zones: zones.map((capacity, place) => ({ name: `Zone ${place}`, capacity })),
})
const all = (of: CapacityOf, what: Layout) => capacityAt(of, what, day, day).all

describe('the capacity of a circuit', () => {
  it('is what the authority allows, however little is on the plan', () => {
    expect(all(circuit(), layout([]))).toBe(8)
    expect(all(circuit(), layout([element(1)]))).toBe(8)
  })

  it('loses the room of elements that are out of use', () => {
    expect(all(circuit(), layout([element(1), element(2, 'maintenance')]))).toBe(6)
    expect(all(circuit(), layout([element(20, 'maintenance')]))).toBe(0)
  })

  it('loses nothing while the other elements have room for all', () => {
    expect(all(circuit(), layout([element(9), element(2, 'maintenance')]))).toBe(8)
  })

  it('is told for each zone, and what is out of use in a zone is missing in all', () => {
    const inZones = layout([element(1, 'active', 0), element(2, 'maintenance', 0), element(1, 'active', 1)], 4, 3)
    expect(capacityAt(circuit(), inZones, day, day)).toEqual({ all: 6, zones: [2, 3] })
  })

  it('is nothing while the circuit cannot be used', () => {
    expect(capacityAt(circuit({ status: 'inactive' }), layout([], 4), day, day)).toEqual({ all: 0, zones: [0] })
  })
})

describe('a circuit is open', () => {
  const isOpen = (changes: Partial<CapacityOf>, on = day) => isOpenOn(circuit(changes), on, day)

  it('as long as its permit holds, the last day included', () => {
    expect(isOpen({ permit_expires_on: day })).toBe(true)
    expect(isOpen({ permit_expires_on: '2026-03-09' })).toBe(false)
  })

  it('again on the day after the weather', () => {
    expect(isOpen({ status: 'closed_weather' })).toBe(false)
    expect(isOpen({ status: 'closed_weather' }, '2026-03-11')).toBe(true)
  })

  it('before its maintenance and after it, where an end is known', () => {
    const during = { status: 'maintenance', status_from: '2026-03-10', status_until: '2026-03-12' }
    expect(['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13'].map((on) => isOpen(during, on))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(isOpen({ ...during, status_until: null }, '2027-01-01')).toBe(false)
  })
})
