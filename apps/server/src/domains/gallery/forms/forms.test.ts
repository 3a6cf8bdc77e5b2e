import { tryForm } from '@dsms/contract/gallery/forms/calls'
import { expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../testing/reads.ts'

const form = {
  first_name: 'Amal',
  family_name: 'Haddad',
  username: 'amal.haddad',
  email: 'amal@example.org',
  city: 'Jeddah',
  agrees: true,
  lines: [
    { item: 'Practical lesson', price_minor: 12_000, quantity: 10 },
    { item: 'Exam fee', price_minor: 15_050, quantity: 1 },
  ],
} as const

it('a form of the gallery is answered with what was taken of it', async () => {
  const person = await makePerson()
  const body = { ...form, lines: [...form.lines], city: ' Jeddah ' }
  expect((await callAs(person.token, tryForm, { body })).body).toEqual({ taken: form, total_minor: 135_050 })
})

it('is refused at the fields that are wrong, those of its lines included', async () => {
  const person = await makePerson()
  const lines = [{ item: 'Lesson', price_minor: 1, quantity: 0 }]
  const reply = await send(person.token, tryForm, { body: { ...form, email: 'nowhere', agrees: false, lines } })
  expect(Object.keys(refusal(reply).fields ?? {}).sort()).toEqual(['agrees', 'email', 'lines.0.quantity'])
  expect(refusal(await send(person.token, tryForm, { body: { ...form, city: ' ' } }))).toEqual(
    wrongFields({ city: 'required' }),
  )
})
