import { expect, test } from 'vitest'
import { recipientsOf } from './draft.ts'

const me = 'sara@example.org'
const person = (name: string) => ({ name, email: `${name}@example.org` })
const mail = {
  from: { ...person('omar'), avatar: '' },
  to: [person('Sara'), person('lina')],
  cc: ['omar@example.org', 'nour@example.org', 'LINA@example.org'],
}
const addresses = (found: ReturnType<typeof recipientsOf>) => [
  found.to.map(({ email }) => email),
  found.cc.map(({ email }) => email),
]

test('an answer goes to the sender', () => {
  expect(addresses(recipientsOf(mail, me, 'reply'))).toEqual([['omar@example.org'], []])
})

test('an answer to all leaves nobody out but oneself, and names nobody twice', () => {
  expect(addresses(recipientsOf(mail, me, 'replyAll'))).toEqual([
    ['omar@example.org'],
    ['lina@example.org', 'nour@example.org'],
  ])
})

test('an answer to one’s own mail goes to those it went to', () => {
  expect(addresses(recipientsOf(mail, 'omar@example.org', 'reply'))).toEqual([
    ['Sara@example.org', 'lina@example.org'],
    [],
  ])
})

test('what is passed on has no recipient yet', () => {
  expect(addresses(recipientsOf(mail, me, 'forward'))).toEqual([[], []])
})
