import { deepestLevel } from '@dsms/contract/curriculum/licences/calls'
import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText, wordOf } from '../../../kernel/i18n/index.ts'
import { useTree } from './LicenceTree.tsx'

interface Props {
  school_id: number | undefined
  /** The type itself, which cannot stand below itself. */
  own: number | undefined
  value?: string | null
  onChange: (value: string | null) => void
  error?: ReactNode
}

/** Where a type stands: choosing a main type offers those below it, and so on down. */
export function ParentCascade({ school_id, own, value, onChange, error }: Props) {
  const t = useText('licences')
  const { data: rows = [] } = useTree(school_id)
  const known = new Map(rows.map((row) => [row.id, row]))
  const path: number[] = []
  for (let id = value ? Number(value) : null; id !== null; id = known.get(id)?.parent_id ?? null) path.unshift(id)
  const steps = [...path, null].slice(0, deepestLevel)
  return steps.map((chosen, level) => {
    const above = level === 0 ? null : (path[level - 1] ?? null)
    const choices = rows
      .filter((row) => row.parent_id === above && row.id !== own && (row.status !== 'inactive' || row.id === chosen))
      .map(({ id, name }) => ({ value: String(id), label: name }))
    if (level > 0 && choices.length === 0) return null
    return (
      <Select
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the level
        key={level}
        label={t(level === 0 ? 'below' : 'belowLevel', { level: wordOf('licences', `level.${level}`) })}
        description={level === 0 ? t('belowHelp') : undefined}
        data={choices}
        clearable
        searchable
        value={chosen === null ? null : String(chosen)}
        onChange={(next) => onChange(next ?? (above === null ? null : String(above)))}
        error={level === steps.length - 1 || level === path.length - 1 ? error : undefined}
      />
    )
  })
}
