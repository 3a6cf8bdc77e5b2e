import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import type { Db } from '../../../db/client.ts'
import { rolePrivileges, roles } from '../../../db/tables/roles.ts'
import { presetsOf } from './presets.ts'

/** Adds the preset roles of a scope, named in a language. Returns the id of the administrator role. */
export async function addPresetRoles(db: Db, schoolId: number | null, language: Language): Promise<number> {
  const presets = presetsOf(schoolId === null ? 'platform' : 'school')
  const added = await db
    .insert(roles)
    .values(
      presets.map((preset) => ({
        tenant: schoolId ?? 0,
        key: preset.key,
        name: preset.names[language],
        description: preset.descriptions[language],
        reaches: preset.reaches,
      })),
    )
    .returning({ id: roles.id, key: roles.key, name: roles.name })
  const grants = presets.flatMap((preset) => {
    const role = added.find((row) => row.name === preset.names[language])
    return role ? preset.permissions.map((permission) => ({ roleId: role.id, tenant: schoolId ?? 0, permission })) : []
  })
  await db.insert(rolePrivileges).values(grants)
  const admin = added.find((row) => row.key === 'admin')
  if (!admin) throw new AppError('internal')
  return admin.id
}
