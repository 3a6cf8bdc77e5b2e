import { expect, test } from 'vitest'
import { resolveSetting, type SaidSetting, type Setting, type SettingLevel, settingFault, settings } from './values.ts'

const notice: Setting = settings['booking.notice']
const say = (level: SettingLevel, value: unknown, locked = false, depth?: number): SaidSetting => ({
  level,
  value,
  locked,
  depth: depth ?? null,
})

test('every default is in its own range', () => {
  for (const [key, setting] of Object.entries(settings))
    expect(settingFault(setting, setting.default), key).toBeUndefined()
})

test.each([
  ['nobody said anything', [], { value: 24, source: 'default', lockedBy: null }],
  ['the platform', [say('platform', 48)], { value: 48, source: 'platform', lockedBy: null }],
  [
    'the school beats the platform',
    [say('school', 36), say('platform', 48)],
    { value: 36, source: 'school', lockedBy: null },
  ],
  [
    'the branch beats all, the organization stands between',
    [say('platform', 48), say('organization', 40), say('school', 36), say('branch', 12)],
    { value: 12, source: 'branch', lockedBy: null },
  ],
  [
    'an organization beats the platform',
    [say('platform', 48), say('organization', 40)],
    { value: 40, source: 'organization', lockedBy: null },
  ],
  [
    'an organization beats the one it stands below',
    [say('organization', 36, false, 2), say('organization', 40, false, 1)],
    { value: 36, source: 'organization', lockedBy: null },
  ],
  [
    'an outer organization locks for inner ones',
    [say('organization', 36, false, 2), say('organization', 40, true, 1), say('school', 12)],
    { value: 40, source: 'organization', lockedBy: 'organization' },
  ],
  [
    'an organization without a value fixes what stands above it',
    [say('platform', 48), say('organization', null, true, 1), say('school', 12)],
    { value: 48, source: 'platform', lockedBy: 'organization' },
  ],
  [
    'an inner organization fixes what an outer one says',
    [say('organization', null, true, 3), say('organization', 40, false, 1), say('branch', 12)],
    { value: 40, source: 'organization', lockedBy: 'organization' },
  ],
  [
    'a lock beats what is below',
    [say('platform', 48, true), say('school', 36)],
    { value: 48, source: 'platform', lockedBy: 'platform' },
  ],
  [
    'a school locks for its branches',
    [say('school', 36, true), say('branch', 1)],
    { value: 36, source: 'school', lockedBy: 'school' },
  ],
  [
    'a lock without a value fixes the default',
    [say('platform', null, true), say('school', 36)],
    { value: 24, source: 'default', lockedBy: 'platform' },
  ],
  [
    'what was taken back says nothing',
    [say('platform', 48), say('school', null)],
    { value: 48, source: 'platform', lockedBy: null },
  ],
  [
    'what is not in range any more says nothing',
    [say('school', 1000)],
    { value: 24, source: 'default', lockedBy: null },
  ],
] as const)('%s', (_, said, expected) => {
  const { value, saidBy, lockedBy } = resolveSetting(notice, said)
  expect({ value, source: saidBy?.level ?? 'default', lockedBy: lockedBy?.level ?? null }).toEqual(expected)
})

test.each([
  ['booking.notice', 169, 'too_large'],
  ['booking.notice', -1, 'too_small'],
  ['booking.notice', 1.5, 'invalid_type'],
  ['booking.notice', '24', 'invalid_type'],
  ['booking.by_students', 1, 'invalid_type'],
  ['notices.quiet_from', '24:00', 'invalid_format'],
  ['notices.quiet_from', 8, 'invalid_type'],
  ['training.gender', 'maybe', 'invalid_choice'],
] as const)('%s cannot be %s', (key, value, code) => {
  expect(settingFault(settings[key], value)?.code).toBe(code)
})
