import type { getLicenceTree } from '@dsms/contract/curriculum/licences/tree'
import type { Answer } from '@dsms/contract/kernel/endpoint'

export type TreeRow = Answer<typeof getLicenceTree>[number]

export interface Branch extends TreeRow {
  children: Branch[]
}

/** Rows with what stands below each. While something is searched, only what matches and what leads there. */
export function branchesOf(rows: readonly TreeRow[], isSearched: boolean): Branch[] {
  const known = new Map<number, Branch>(rows.map((row) => [row.id, { ...row, children: [] }]))
  const tops: Branch[] = []
  for (const branch of known.values()) {
    const parent = branch.parent_id === null ? undefined : known.get(branch.parent_id)
    ;(parent?.children ?? tops).push(branch)
  }
  return isSearched ? tops.flatMap(matching) : tops
}

function matching(branch: Branch): Branch[] {
  const children = branch.children.flatMap(matching)
  return branch.is_match || children.length ? [{ ...branch, children }] : []
}

export interface Line {
  branch: Branch
  parent: number | null
  place: number
  size: number
}

/** The lines in sight, from top to bottom. */
export function linesOf(
  branches: readonly Branch[],
  isOpen: (id: number) => boolean,
  parent: number | null = null,
): Line[] {
  return branches.flatMap((branch, place) => [
    { branch, parent, place: place + 1, size: branches.length },
    ...(isOpen(branch.id) ? linesOf(branch.children, isOpen, branch.id) : []),
  ])
}

export type Move = { focus: number } | { open: number } | { shut: number } | undefined

/**
 * What a key does in a tree: up and down walk, forward opens or goes in, back shuts or goes out, Home and End jump, a
 * letter goes to the next line that begins with it. `forward` and `back` are the arrows in the reader's direction.
 */
export function moveOf(lines: readonly Line[], at: number, key: string, isOpen: (id: number) => boolean): Move {
  const place = lines.findIndex(({ branch }) => branch.id === at)
  const line = lines[place]
  const to = (target: Line | undefined): Move => (target ? { focus: target.branch.id } : undefined)
  if (!line) return to(lines[0])
  const { branch } = line
  switch (key) {
    case 'ArrowDown':
      return to(lines[place + 1])
    case 'ArrowUp':
      return to(lines[place - 1])
    case 'Home':
      return to(lines[0])
    case 'End':
      return to(lines.at(-1))
    case 'forward':
      if (branch.children.length === 0) return undefined
      return isOpen(branch.id) ? to(lines[place + 1]) : { open: branch.id }
    case 'back':
      if (branch.children.length && isOpen(branch.id)) return { shut: branch.id }
      return line.parent === null ? undefined : { focus: line.parent }
  }
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...lines.slice(place + 1), ...lines.slice(0, place)]
  return to(after.find((other) => other.branch.name.toLowerCase().startsWith(key.toLowerCase())))
}
