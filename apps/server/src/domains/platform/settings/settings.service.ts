import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, type ErrorCode, type ErrorParams, fieldError } from '@dsms/contract/kernel/errors'
import type { getSettings, updateSettings } from '@dsms/contract/platform/settings/calls'
import {
  resolveSetting,
  type Setting,
  type SettingKey,
  settingFault,
  settingKeys,
  settings,
} from '@dsms/contract/platform/settings/values'
import { and, eq, isNull } from 'drizzle-orm'
import { branches } from '../../../db/tables/branches.ts'
import { organizations } from '../../../db/tables/organizations.ts'
import { type Actor, may } from '../../../kernel/actor.ts'
import { lockOwn, readSaid, type Said, type Spot, writeWords } from './settings.data.ts'

type Effective = Answer<typeof getSettings>
type Change = Input<typeof updateSettings>['body']['changes'][number]

interface Asked {
  branch_id?: number | undefined
  organization_id?: number | undefined
}

/**
 * Where the call is about: a branch or an organization that it names, else the school acted in, else the platform. People
 * of the platform need the right for its own settings there and for those of organizations, and the one for schools in a
 * school.
 */
export async function spotOf(
  actor: Actor,
  action: 'view' | 'edit',
  { branch_id, organization_id }: Asked,
): Promise<Spot> {
  if (actor.scope === 'platform') {
    const needed = `${actor.tenant === 0 ? 'settings_platform' : 'schools'}.${action}` as const
    if (!may(actor, needed)) throw new AppError('forbidden', { permission: needed })
  }
  const whole = { organizationId: null, branchId: null }
  if (organization_id !== undefined) {
    await findOrganization(actor, organization_id)
    return { ...whole, level: 'organization', organizationId: organization_id }
  }
  if (branch_id === undefined) return { ...whole, level: actor.tenant === 0 ? 'platform' : 'school' }
  if (actor.tenant === 0) throw fieldError('school_id', 'required')
  const [branch] = await actor.db
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.id, branch_id), eq(branches.tenant, actor.tenant), isNull(branches.archivedAt)))
  if (!branch) throw new AppError('not_found')
  return { ...whole, level: 'branch', branchId: branch_id }
}

/** An organization is the platform's to speak for: in a school there is none. */
async function findOrganization(actor: Actor, id: number) {
  if (actor.tenant !== 0) throw new AppError('not_found')
  const [found] = await actor.db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, id), eq(organizations.tenant, actor.tenant), isNull(organizations.archivedAt)))
  if (!found) throw new AppError('not_found')
}

/** Every setting as it holds at a spot. */
export async function showSettings(actor: Actor, spot: Spot): Promise<Effective> {
  const said = await readSaid(actor, spot)
  return { level: spot.level, settings: settingKeys.map((key) => effective(key, spot, said)) }
}

function effective(key: SettingKey, spot: Spot, all: Said[]): Effective['settings'][number] {
  const setting: Setting = settings[key]
  const said = all.filter((one) => one.key === key)
  const own = said.find((one) => isAt(spot, one))
  const others = said.filter((one) => one !== own)
  const now = resolveSetting(setting, said)
  const inherited = resolveSetting(setting, others)
  return {
    key,
    group: setting.group,
    type: setting.type,
    value: now.value,
    source: now.saidBy?.level ?? 'default',
    organization: now.saidBy?.organization ?? null,
    is_own: own !== undefined && now.saidBy === own,
    default: setting.default,
    inherited: inherited.value,
    ...('min' in setting ? { min: setting.min, max: setting.max } : {}),
    ...('choices' in setting ? { choices: [...setting.choices] } : {}),
    ...('unit' in setting && setting.unit ? { unit: setting.unit } : {}),
    locked_by: inherited.lockedBy?.level ?? null,
    locked_by_organization: inherited.lockedBy?.organization ?? null,
    is_locked: own?.locked ?? false,
    is_settable: setting.levels.includes(spot.level),
    version: own?.version ?? 0,
    changed_at: own?.changed_at ?? null,
    changed_by: own?.changed_by ?? null,
  }
}

const isAt = ({ level, organizationId }: Spot, said: Said) =>
  said.level === level && said.organization_id === organizationId

/** Says many settings at once, or none. Errors are told by the key of the setting. */
export async function changeSettings(actor: Actor, spot: Spot, changes: Change[]): Promise<Effective> {
  const keys = changes.map(({ key }) => key)
  const own = await lockOwn(actor, spot, keys)
  const said = await readSaid(actor, spot)
  const stale = changes.filter(({ key, version }) => (own.find((row) => row.key === key)?.version ?? 0) !== version)
  if (stale[0]) throw staleOf(spot, said, stale)
  const states = changes.map((change) => ({ change, state: effective(change.key, spot, said) }))
  checkLocking(actor, spot, states)
  const locked = states.filter(({ state }) => state.locked_by !== null)
  if (locked[0])
    throw new AppError(
      'setting_locked',
      { level: String(locked[0].state.locked_by) },
      fields(locked, ({ state }) => ({ code: 'setting_locked', params: { level: String(state.locked_by) } })),
    )
  const wrong = fields(states, ({ change, state }) => faultOf(change, state.is_settable, keys))
  if (Object.keys(wrong).length) throw new AppError('invalid_input', {}, wrong)
  await writeWords(actor, spot, changes)
  return showSettings(actor, spot)
}

/** What the schools of an organization may not change is decided by those who may decide it, and by nobody else on the way. */
function checkLocking(
  actor: Actor,
  { level }: Spot,
  states: { change: Change; state: Effective['settings'][number] }[],
) {
  const permission = 'organizations.set_policy_locks'
  const isLocking = states.some(({ change, state }) => (change.locked ?? state.is_locked) !== state.is_locked)
  if (level === 'organization' && isLocking && !may(actor, permission)) throw new AppError('forbidden', { permission })
}

interface Fault {
  code: ErrorCode
  params?: ErrorParams
}

function faultOf({ key, value, locked }: Change, isSettable: boolean, keys: SettingKey[]): Fault | undefined {
  const setting: Setting = settings[key]
  if (keys.filter((one) => one === key).length > 1) return { code: 'same_twice' }
  if (!isSettable || (locked && !setting.isLockable)) return { code: 'unknown_field', params: { name: key } }
  return value === undefined || value === null ? undefined : settingFault(setting, value)
}

const fields = <T extends { change: Change }>(all: T[], fault: (one: T) => Fault | undefined) =>
  Object.fromEntries(
    all.flatMap((one) => {
      const found = fault(one)
      return found ? [[one.change.key, found]] : []
    }),
  )

function staleOf(spot: Spot, said: Said[], stale: Change[]): AppError {
  const latest = said.find((one) => isAt(spot, one) && one.key === stale[0]?.key)
  return new AppError('stale_version', {
    name: latest?.changed_by ?? 'DSMS',
    at: latest?.changed_at ?? '',
    version: latest?.version ?? 0,
    fields: stale.map(({ key }) => key),
  })
}
