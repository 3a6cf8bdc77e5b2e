import { billing } from './domains/billing/domain.ts'
import { content } from './domains/content/domain.ts'
import { curriculum } from './domains/curriculum/domain.ts'
import { gallery } from './domains/gallery/domain.ts'
import { identity } from './domains/identity/domain.ts'
import { insight } from './domains/insight/domain.ts'
import { messages } from './domains/messages/domain.ts'
import { platform } from './domains/platform/domain.ts'
import { resources } from './domains/resources/domain.ts'
import { schedule } from './domains/schedule/domain.ts'
import { school } from './domains/school/domain.ts'
import { shop } from './domains/shop/domain.ts'
import { staff } from './domains/staff/domain.ts'
import { students } from './domains/students/domain.ts'
import { teaching } from './domains/teaching/domain.ts'
import { trainers } from './domains/trainers/domain.ts'
import type { Domain } from './kernel/brings/domain.ts'

/** What each domain promises, in their order. */
export const domains: Domain[] = [
  platform,
  identity,
  school,
  curriculum,
  resources,
  staff,
  trainers,
  students,
  schedule,
  teaching,
  billing,
  shop,
  messages,
  content,
  insight,
  gallery,
]
