import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { leads } from '@dsms/contract/students/leads/calls'
import { describe, expect, it } from 'vitest'
import { judged } from './moves.ts'

describe('a card that is put down in another column', () => {
  it('changes its status where the table lets it, asks why it was lost, and who won it became', () => {
    expect(judged('new', 'visiting')).toEqual({ kind: 'change' })
    expect(judged('offered', 'won')).toEqual({ kind: 'student' })
    expect(judged('lost', 'contacted')).toEqual({ kind: 'change' })
    expect(judged('new', 'lost')).toEqual({ kind: 'reason' })
  })

  it('stays where it was otherwise, with a sentence that fits', () => {
    expect(judged('won', 'lost')).toEqual({ kind: 'refused', why: 'won' })
    expect(judged('lost', 'won')).toEqual({ kind: 'refused', why: 'lost' })
    expect(judged('offered', 'contacted')).toEqual({ kind: 'refused', why: 'back' })
    expect(judged('contacted', 'new')).toEqual({ kind: 'refused', why: 'back' })
  })

  it('is judged as the server does, whatever it is and wherever it goes', () => {
    const all = keysOf(leads.statuses)
    for (const from of all)
      for (const to of all.filter((one) => one !== from)) {
        const targets: readonly string[] = leads.statuses[from]
        expect(judged(from, to).kind === 'refused', `${from} to ${to}`).toBe(!targets.includes(to))
      }
  })
})
