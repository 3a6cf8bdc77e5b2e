import { billing } from '../domains/billing/domain.testing.ts'
import { content } from '../domains/content/domain.testing.ts'
import { curriculum } from '../domains/curriculum/domain.testing.ts'
import { identity } from '../domains/identity/domain.testing.ts'
import { insight } from '../domains/insight/domain.testing.ts'
import { messages } from '../domains/messages/domain.testing.ts'
import { platform } from '../domains/platform/domain.testing.ts'
import { resources } from '../domains/resources/domain.testing.ts'
import { schedule } from '../domains/schedule/domain.testing.ts'
import { school } from '../domains/school/domain.testing.ts'
import { shop } from '../domains/shop/domain.testing.ts'
import { staff } from '../domains/staff/domain.testing.ts'
import { students } from '../domains/students/domain.testing.ts'
import { teaching } from '../domains/teaching/domain.testing.ts'
import { trainers } from '../domains/trainers/domain.testing.ts'
import type { AreaSample, DomainSamples } from './sample.ts'

const domains: DomainSamples[] = [
  platform,
  school,
  curriculum,
  resources,
  billing,
  shop,
  messages,
  content,
  insight,
  identity,
  staff,
  trainers,
  students,
  schedule,
  teaching,
]

/** One for each area; the tests of all areas and of isolation walk them. */
export const samples: Record<string, AreaSample> = Object.assign({}, ...domains.map(({ areas }) => areas))

/** Calls of the kernel and the kit. */
const ofKernel: DomainSamples['walks'] = {
  me: { values: () => ({ content: 'AAAA' }) },
  'school-pictures': { values: () => ({ content: 'AAAA' }) },
}

export const walks: NonNullable<DomainSamples['walks']> = Object.assign(
  {},
  ofKernel,
  ...domains.map((domain) => domain.walks),
)
