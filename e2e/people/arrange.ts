import { expect } from '@playwright/test'
import type { Account, CallsAs } from '../accounts.ts'
import { paper } from '../calls.ts'
import { acceptInvitation, type Learner, type School } from '../school.ts'

/** What a school asks of students unless it says otherwise. */
const usual = {
  needs_birth_date: true,
  needs_contact: true,
  needs_identity: true,
  needs_consent: true,
  needs_guardian: true,
  needs_documents: true,
  documents: [
    { kind: 'id', of: 'everybody' },
    { kind: 'photo', of: 'everybody' },
    { kind: 'medical', of: 'everybody' },
    { kind: 'guardian_consent', of: 'minors' },
  ],
}

/** From now on students of a school need before they are active what is usual, or what is told. */
export async function needs({ calls }: School, otherwise: object = {}): Promise<void> {
  const { version } = await calls.get('/api/school/student-rules')
  await calls.patch('/api/school/student-rules', { version, ...usual, ...otherwise })
}

/** A paper of a student that the office brings in; answers its key. */
export async function bring({ calls }: School, { student_id }: Learner, kind: string): Promise<number> {
  const file_id = await calls.upload(paper(`${kind}.pdf`))
  return (await calls.post('/api/school/documents', { student_id, kind, file_id })).id
}

/** What contracts of a school are written from. */
export async function contractTemplate({ calls }: School): Promise<number> {
  const { id } = await calls.post('/api/school/contract-templates/starter', {})
  await calls.post(`/api/school/contract-templates/${id}/status`, { status: 'published' })
  return id
}

/** The administrator shows that their address is theirs, as schools on trial do before strangers apply. */
export async function confirmAddress({ calls, owner }: School, callsAs: CallsAs): Promise<void> {
  const platform = await callsAs('admin')
  const mails = JSON.stringify(await platform.get(`/api/outbox?q=${encodeURIComponent(owner.email)}`))
  const token = /confirm-email\?token=([\w.-]+)/.exec(mails)?.[1]
  await calls.post('/api/account/confirm-email', { token })
}

/** Somebody at the desk of the school, with no more than the role of the reception. */
export async function reception({ calls, branch }: School, callsAs: CallsAs): Promise<Account> {
  const email = `desk-${branch.id}@people.example`
  const roles = (await calls.post('/get_list_roles', {})).data.result as { id: number; name: string }[]
  const role = only(roles.filter(({ name }) => name === 'الاستقبال'))
  await calls.post('/user_staff_store_by_school', {
    first_name: 'عبير',
    last_name: 'الزهراني',
    username: `desk.${branch.id}`,
    email,
    gender_id: 1,
    role_id: role.id,
  })
  return acceptInvitation(email, callsAs)
}

/** The one row that there is. */
export function only<T>(rows: readonly T[]): T {
  expect(rows).toHaveLength(1)
  return rows[0] as T
}
