import type { students } from '@dsms/contract/people/students/calls'
import type { z } from 'zod'
import type { AreaSample } from '../../../testing/sample.ts'

type Input = z.input<typeof students.input>

/** A student of whom everything is known that a school asks unless told, but the papers. */
export const studentInput = (nth: number, changes: Partial<Input> = {}): Input => ({
  first_name: { ar: 'سارة', en: 'Sara' },
  family_name: { ar: `العلي ${nth}`, en: `Alali ${nth}` },
  phone: `+9665${String(10_000_000 + nth)}`,
  email: `sara-${nth}@example.org`,
  birth_date: '2001-05-17',
  id_number: `1${String(process.pid).padStart(8, '0')}${nth}`,
  id_expires_on: '2099-12-31',
  data_consent: true,
  ...changes,
})

export const studentSample: AreaSample = {
  owner: 'school',
  input: async (_owner, nth) => studentInput(nth),
  change: { city: 'Jeddah' },
}
