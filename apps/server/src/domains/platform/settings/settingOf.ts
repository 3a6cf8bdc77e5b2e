import { resolveSetting, type SettingKey, type SettingValue, settings } from '@dsms/contract/platform/settings/values'
import type { Actor } from '../../../kernel/actor.ts'
import { readSaidInBranches, readSaidOf } from './settings.data.ts'

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

/** Some settings as they hold in each branch of the school, in one statement; null is asked for what holds above them. */
export async function settingsOfBranches<const K extends SettingKey>(
  actor: Where,
  keys: readonly K[],
): Promise<{ own: readonly number[]; at: (branchId: number | null) => { [Key in K]: SettingValue<Key> } }> {
  const said = await readSaidInBranches(actor, keys)
  const own = [...new Set(said.flatMap(({ branch_id }) => branch_id ?? []))]
  const at = (branchId: number | null) =>
    Object.fromEntries(
      keys.map((key) => [
        key,
        resolveSetting(
          settings[key],
          said.filter((one) => one.key === key && (one.branch_id === null || one.branch_id === branchId)),
        ).value,
      ]),
    ) as { [Key in K]: SettingValue<Key> }
  return { own, at }
}
