import { resolveSetting, type SettingKey, type SettingValue, settings } from '@dsms/contract/platform/settings/values'
import type { Actor } from '../../../kernel/actor.ts'
import { readSaidOf } from './settings.data.ts'

/** A setting as it holds where the actor acts, or in one of its branches. */
export async function settingOf<K extends SettingKey>(
  actor: Pick<Actor, 'db' | 'tenant'>,
  key: K,
  branchId: number | null = null,
): Promise<SettingValue<K>> {
  const said = await readSaidOf(actor, key, branchId)
  return resolveSetting(settings[key], said).value
}
