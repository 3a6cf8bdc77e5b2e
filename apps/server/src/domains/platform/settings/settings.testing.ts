import type { Answer } from '@dsms/contract/kernel/endpoint'
import { getSettings, updateSettings } from '@dsms/contract/platform/settings/calls'
import type { SettingKey } from '@dsms/contract/platform/settings/values'
import type { TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'

type Where = { school_id?: number; branch_id?: number; organization_id?: number }
type Change = { key: SettingKey; version?: number; value?: unknown; locked?: boolean }

/** A setting as a person is shown it. */
export const show = async (person: TestPerson, key: SettingKey, where: Where = {}) => {
  const reply = await send(person.token, getSettings, { query: where })
  const { settings } = reply.body as Answer<typeof getSettings>
  return settings.find((one) => one.key === key)
}

/** Changes settings from the versions that they have, unless one is told. */
export const change = async (person: TestPerson, changes: Change[], where: Where = {}) => {
  const known = (await send(person.token, getSettings, { query: where })).body as Partial<Answer<typeof getSettings>>
  const versionOf = (key: string) => known.settings?.find((one) => one.key === key)?.version ?? 0
  const body = { ...where, changes: changes.map((one) => ({ version: versionOf(one.key), ...one })) }
  return send(person.token, updateSettings, { body })
}
