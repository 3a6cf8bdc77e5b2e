import { getChat, getChatCounts, listChats } from '@dsms/contract/messages/chat/calls'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, testApp } from '../../../../testing/harness.ts'
import { demoAccounts } from '../../../identity/signIn/demo/accounts.ts'
import { seedChat } from './chat.ts'

/** One school with the five accounts and colleagues whom they share. */
async function seed() {
  const { schoolId } = await makeSchoolAdmin()
  const people = await Promise.all(Array.from({ length: 15 }, () => makePerson({ schoolId })))
  const colleagues = people.slice(5).map(({ id, email, username }) => ({ id, email, fullName: username }))
  const accounts = demoAccounts.map(({ role }, place) => {
    const person = people[place] as TestPerson
    return { ...person, role, fullName: person.username, colleagues }
  })
  const { database } = await testApp()
  await asSystem(database, ({ db }) => seedChat(db, accounts))
  return { accounts, colleagues }
}

describe('the demo chats', () => {
  it('are two for each account, with colleagues, one of them with something unseen', async () => {
    const { accounts, colleagues } = await seed()
    for (const { token } of accounts) {
      const { chatsContacts } = (await callAs(token, listChats, { query: {} })).body
      expect(chatsContacts).toHaveLength(2)
      const { unseen } = (await callAs(token, getChatCounts)).body
      expect(unseen).toBeGreaterThan(0)
      expect(chatsContacts.map(({ chat }) => chat.unseenMsgs)).toEqual([unseen, 0])
      for (const { id, about } of chatsContacts) {
        expect(about).not.toBe('')
        expect(colleagues.map((colleague) => colleague.id)).toContain(id)
        const { chat } = (await callAs(token, getChat, { query: { id } })).body
        const lines = chat?.chat ?? []
        expect(lines.length).toBeGreaterThanOrEqual(8)
        expect(lines.length).toBeLessThanOrEqual(12)
        const times = lines.map(({ time }) => time)
        expect(times).toEqual([...times].sort())
        // what the account said was seen
        expect(chat?.readId).toBe(lines.findLast(({ senderId }) => senderId !== id)?.id)
      }
    }
  })
})
