import type { students } from '@dsms/contract/students/students/calls'
import type { z } from 'zod'
import type { AreaSample } from '../../../testing/sample.ts'

type Input = z.input<typeof students.input>

/** The identity number of a citizen; another for each `nth` below a million, with which it ends. */
export const identityNumber = (nth: number): string =>
  `1${String(process.pid % 1000).padStart(3, '0')}${String(nth).padStart(6, '0')}`

/** A student of whom everything is known that a school asks unless told, but the papers. */
export const studentInput = (nth: number, changes: Partial<Input> = {}): Input => ({
  first_name: { ar: 'سارة', en: 'Sara' },
  family_name: { ar: `العلي ${nth}`, en: `Alali ${nth}` },
  phone: `+9665${String(10_000_000 + nth)}`,
  email: `sara-${nth}@example.org`,
  birth_date: '2001-05-17',
  id_number: identityNumber(nth),
  id_expires_on: '2099-12-31',
  data_consent: true,
  ...changes,
})

export const studentSample: AreaSample = {
  owner: 'school',
  input: async (_owner, nth) => studentInput(nth),
  change: { city: 'Jeddah' },
}
