import type { PersonKind } from '@dsms/contract/kernel/session/personKinds'
import type { UserData } from '@dsms/contract/kernel/session/signIn'
import { pages } from '@dsms/contract/pages'
import { expect, it } from 'vitest'
import { mayOpen } from '../../kernel/session/session.ts'
import { menuOf } from './menu.ts'

const allOfSchool = [{ action: 'manage', subject: 'all' }]

const somebody = (kind: PersonKind, ability: UserData['ability'] = []): UserData => ({
  id: 1,
  fullName: 'سارة',
  username: 'sara',
  email: 'sara@example.org',
  avatar: null,
  role: kind,
  ability,
  extras: { eCommerceCartItemsCount: 0 },
  scope: 'school',
  kind,
  schoolId: 1,
  schoolName: 'مدرسة',
  suspended: null,
  mustChangePassword: false,
  preferences: {},
})
const targets = (user: UserData) => menuOf(user).flatMap((group) => group.pages.map(({ target }) => target))
const groups = (user: UserData) => menuOf(user).map(({ key }) => key)

it('holds for a trainer their own day and what they teach with, and nothing of the office, whatever they may open', () => {
  for (const trainer of [somebody('trainer'), somebody('trainer', allOfSchool)]) {
    expect(targets(trainer)).toEqual(
      expect.arrayContaining(['myStudents', 'myHours', 'myLeave', 'myCredentials', 'chat']),
    )
    for (const group of ['money', 'shop', 'people', 'tables', 'access', 'platform'])
      expect(groups(trainer), group).not.toContain(group)
  }
  expect(targets(somebody('trainer', allOfSchool))).toEqual(expect.arrayContaining(['skills', 'vehicles', 'defects']))
})

it('holds for students and guardians what is theirs, and for the office neither', () => {
  for (const kind of ['student', 'guardian'] as const) {
    expect(targets(somebody(kind))).toEqual(expect.arrayContaining(['myPapers', 'myContracts', 'myDetails']))
    expect(groups(somebody(kind, allOfSchool))).not.toContain('training')
  }
  const clerk = targets(somebody('staff', allOfSchool))
  expect(clerk).toEqual(expect.arrayContaining(['students', 'leads', 'invoiceList', 'shop']))
  for (const own of ['myPapers', 'myStudents', 'myHours']) expect(clerk).not.toContain(own)
})

it('names nothing that its reader may not open', () => {
  for (const kind of ['staff', 'trainer', 'student', 'guardian'] as const) {
    const user = somebody(kind)
    for (const group of menuOf(user))
      for (const page of group.pages) expect(mayOpen(page.access, user), `${kind}: ${page.target}`).toBe(true)
  }
})

it('leaves out no screen for good: what is in no menu of somebody is still in the list that search reads', () => {
  const listed = new Set(pages.map(({ target }) => target))
  for (const target of ['invoiceList', 'shop', 'enrol']) expect(listed.has(target), target).toBe(true)
})
