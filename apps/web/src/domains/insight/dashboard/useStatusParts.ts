import { useCallback } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'

const statuses = [
  'active',
  'invited',
  'inactive',
  'locked',
  'archived',
  'pending',
  'trial',
  'past_due',
  'suspended',
  'closed',
  'rejected',
] as const

/** Counts by status as words, in the order of a life. */
export function useStatusParts(): (counts: Record<string, number>) => { label: string; count: number }[] {
  const t = useText('dashboard')
  return useCallback(
    (counts) =>
      statuses.flatMap((status) => (counts[status] ? [{ label: t(`status.${status}`), count: counts[status] }] : [])),
    [t],
  )
}

export const totalOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, n) => sum + n, 0)
