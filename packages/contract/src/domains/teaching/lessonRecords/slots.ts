import type { Act } from './acts.ts'

/** What an act speaks of: two that speak of the same thing may contradict each other. Marks and defects stand each for itself. */
export function slotOf(one: Act): string {
  switch (one.kind) {
    case 'rate':
      return `rate:${one.skill_id}`
    case 'manoeuvre':
      return `manoeuvre:${one.manoeuvre}`
    case 'note':
      return `note:${one.which}`
    case 'sign':
      return `sign:${one.role}`
    case 'mark':
      return `mark:${one.key}`
    case 'defect':
      return `defect:${one.key}`
    case 'unmark':
      return `mark:${one.mark}`
    case 'reopen':
      return 'finish'
    default:
      return one.kind
  }
}
