import { modules } from '@dsms/contract/kernel/session/modules'
import type { PersonKind } from '@dsms/contract/kernel/session/personKinds'
import type { UserData } from '@dsms/contract/kernel/session/signIn'
import { pages } from '@dsms/contract/pages'
import { expect, it } from 'vitest'
import { mayOpen } from '../../kernel/session/session.ts'
import { besides, isCurrent, isWide, isWithin, menuOf } from './menu.ts'

const allOfSchool = [{ action: 'manage', subject: 'all' }]

const somebody = (kind: PersonKind, other: Partial<UserData> = {}): UserData => ({
  id: 1,
  fullName: 'سارة',
  username: 'sara',
  email: 'sara@example.org',
  avatar: null,
  role: kind,
  ability: [],
  extras: { eCommerceCartItemsCount: 0 },
  scope: 'school',
  kind,
  schoolId: 1,
  schoolName: 'مدرسة',
  suspended: null,
  mustChangePassword: false,
  preferences: {},
  modules: [],
  ...other,
})
const targets = (user: UserData) => menuOf(user).flatMap((area) => area.pages.map(({ target }) => target))
const areas = (user: UserData) => menuOf(user).map(({ key }) => key)
const owner = somebody('staff', { role: 'admin', ability: allOfSchool })

it('has at most nine entries and the rest for a school, all of them jobs', () => {
  expect(areas(owner)).toEqual([
    'today',
    'schedule',
    'students',
    'money',
    'fleet',
    'messages',
    'reports',
    'settings',
    'more',
  ])
})

it('holds for a trainer their own day and what they teach with, and nothing of the office, whatever they may open', () => {
  for (const trainer of [somebody('trainer'), somebody('trainer', { ability: allOfSchool })]) {
    expect(targets(trainer)).toEqual(
      expect.arrayContaining(['myStudents', 'myHours', 'myLeave', 'myCredentials', 'chat']),
    )
    for (const target of ['invoiceList', 'students', 'leads', 'schoolRoles', 'schoolStaff', 'dtBasic'])
      expect(targets(trainer), target).not.toContain(target)
  }
  expect(targets(somebody('trainer', { ability: allOfSchool }))).toEqual(
    expect.arrayContaining(['skills', 'vehicles', 'defects']),
  )
})

it('holds for students and guardians what is theirs, and for the office neither', () => {
  for (const kind of ['student', 'guardian'] as const) {
    expect(targets(somebody(kind))).toEqual(expect.arrayContaining(['myPapers', 'myContracts', 'myDetails']))
    expect(areas(somebody(kind, { ability: allOfSchool }))).toEqual([
      'home',
      'lessons',
      'papers',
      'money',
      'messages',
      'more',
    ])
  }
  const clerk = targets(owner)
  expect(clerk).toEqual(expect.arrayContaining(['students', 'leads', 'invoiceList']))
  for (const own of ['myPapers', 'myStudents', 'myHours']) expect(clerk).not.toContain(own)
})

it('names nothing that its reader may not open', () => {
  for (const kind of ['staff', 'trainer', 'student', 'guardian'] as const) {
    const user = somebody(kind)
    for (const area of menuOf(user))
      for (const page of area.pages) expect(mayOpen(page.access, user), `${kind}: ${page.target}`).toBe(true)
  }
})

it('names modules where the school uses them, and every founding screen where it uses all', () => {
  for (const module of modules) {
    const [section] = menuOf({ ...owner, modules: [module] }).flatMap((area) =>
      area.sections.filter(({ key }) => key === module),
    )
    expect(section?.pages.length, module).toBeGreaterThan(0)
    const others = menuOf({ ...owner, modules: modules.filter((other) => other !== module) })
    expect(others.flatMap((area) => area.sections).map(({ key }) => key)).not.toContain(module)
  }
  // the person's own menu and the bell lead to the others
  const apart = ['home', 'profile', 'accountSettings']
  const founding = pages.filter(({ id, target }) => id < 200 && !apart.includes(target))
  const whole = somebody('staff', { ability: [...allOfSchool, { action: 'read', subject: 'ACL' }] })
  const found = new Set([
    ...targets({ ...whole, modules: [...modules] }),
    ...targets({ ...whole, scope: 'platform', schoolId: null, modules: [...modules] }),
  ])
  expect(founding.filter(({ target }) => !found.has(target)).map(({ target }) => target)).toEqual([])
})

it('shows the pages beside the one on the screen, of a long area those of its part', () => {
  const menu = menuOf(owner)
  expect(besides(menu, '/school/leads')?.pages.map(({ target }) => target)).toEqual([
    'students',
    'leads',
    'enrolments',
    'documentDesk',
    'contracts',
    'guardians',
    'corrections',
  ])
  const hours = besides(menu, '/school/hours')
  expect([hours?.area.key, hours?.section?.key]).toEqual(['settings', 'branches'])
  expect(hours?.pages.map(({ target }) => target)).toEqual(['branches', 'openingHours', 'schoolHolidays'])
  // a record has tabs of its own, and so has the page that lists an area
  for (const path of ['/school/students/7', '/settings', '/nowhere']) expect(besides(menu, path)).toBeUndefined()
})

it('marks the entry of the area on the screen, of its records too', () => {
  const here = (path: string) =>
    menuOf(owner)
      .filter((area) => isWithin(area, path))
      .map(({ key }) => key)
  expect(here('/school/students/7/edit')).toEqual(['students'])
  expect(here('/settings')).toEqual(['settings'])
  expect(here('/school/trainers/3')).toEqual(['settings'])
  const schedule = pages.find(({ target }) => target === 'schedule')
  expect(schedule && isCurrent(schedule, '/school/schedule/series')).toBe(false)
  expect([isWide('/school/schedule'), isWide('/school/schedule/series')]).toEqual([true, false])
})
