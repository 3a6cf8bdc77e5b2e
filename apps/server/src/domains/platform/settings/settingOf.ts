import { resolveSetting, type SettingKey, type SettingValue, settings } from '@dsms/contract/platform/settings/values'
import type { Actor } from '../../../kernel/actor.ts'
import { readSaidOf } from './settings.data.ts'

type Where = Pick<Actor, 'db' | 'tenant'>

/** A setting as it holds where the actor acts, or in one of its branches. */
export async function settingOf<K extends SettingKey>(
  actor: Where,
  key: K,
  branchId: number | null = null,
): Promise<SettingValue<K>> {
  const values = await settingsOf(actor, [key], branchId)
  return values[key]
}

/** Some settings at once, in one statement. */
export async function settingsOf<const K extends SettingKey>(
  actor: Where,
  keys: readonly K[],
  branchId: number | null = null,
): Promise<{ [Key in K]: SettingValue<Key> }> {
  const said = await readSaidOf(actor, keys, branchId)
  const values = keys.map((key) => [
    key,
    resolveSetting(
      settings[key],
      said.filter((one) => one.key === key),
    ).value,
  ])
  return Object.fromEntries(values) as { [Key in K]: SettingValue<Key> }
}
