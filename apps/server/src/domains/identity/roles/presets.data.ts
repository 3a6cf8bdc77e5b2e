import type { Reaches } from '@dsms/contract/kernel/permissions'
import type { Translated } from '@dsms/contract/kernel/shared'

/**
 * A role to start from. `grants` maps rights to modules: letters for view, create, edit, delete, status, export (x),
 * named extras after a plus, or `all`: `'vces+approve': 'contracts trainers'`.
 */
export interface PresetData {
  /** For roles that the system itself gives to people. */
  key: string | null
  names: Translated
  descriptions: Translated
  grants: Record<string, string>
  /** How far they reach, where that is not the whole school. */
  reaches?: Reaches
}
