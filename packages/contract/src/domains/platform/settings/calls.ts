import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant, rowVersion } from '../../../kernel/shared.ts'
import { settingGroups, settingKeys, settingLevels } from './values.ts'

const key = z.enum(settingKeys)
const value = z.union([z.number(), z.boolean(), z.string()])

const effective = z
  .object({
    key,
    group: z.enum(settingGroups),
    type: z.enum(['int', 'duration', 'bool', 'time', 'choice']),
    value,
    /** Whose word it is. */
    source: z.enum(['default', ...settingLevels]),
    /** The organization whose word it is, by name. */
    organization: z.string().nullable(),
    /** It was said right here. */
    is_own: z.boolean(),
    default: value,
    /** What holds here without the word of this level. */
    inherited: value,
    min: z.number().optional(),
    max: z.number().optional(),
    choices: z.array(z.string()).optional(),
    unit: z.string().optional(),
    /** The level above that has fixed it: nothing can be changed here. */
    locked_by: z.enum(settingLevels).nullable(),
    /** The organization that has fixed it, by name. */
    locked_by_organization: z.string().nullable(),
    /** Fixed by this level for those below. */
    is_locked: z.boolean(),
    /** Whether this level can say it at all. */
    is_settable: z.boolean(),
    /** Of the word of this level; 0 when it never said anything. */
    version: rowVersion,
    /** The last change of the word of this level. */
    changed_at: instant.nullable(),
    changed_by: z.string().nullable(),
  })
  .meta({ id: 'EffectiveSetting' })

const answer = z.object({ level: z.enum(settingLevels), settings: z.array(effective) })

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  tag: 'settings',
  summary: 'Every setting as it holds for the platform, an organization, a school or a branch, and whose word it is',
  access: { platform: ['settings_platform.view', 'schools.view'], school: 'settings.view' },
  query: z.object({ school_id: idText.optional(), branch_id: idText.optional(), organization_id: idText.optional() }),
  response: answer,
})

export const updateSettings = endpoint({
  method: 'PATCH',
  path: '/api/settings',
  tag: 'settings',
  summary: 'Change many settings at once, or none; what is wrong is told by the key of the setting',
  access: { platform: ['settings_platform.edit', 'schools.edit'], school: 'settings.edit' },
  body: z.object({
    school_id: id.optional(),
    branch_id: id.optional(),
    /** Of the platform's people, who say what holds in its schools; fixing it takes `organizations.set_policy_locks`. */
    organization_id: id.optional(),
    changes: z
      .array(
        z.object({
          key,
          version: rowVersion,
          /** Null takes this level's word back. */
          value: value.nullable().optional(),
          locked: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(settingKeys.length),
  }),
  response: answer,
  errors: ['stale_version', 'setting_locked'],
})
