import type { packages } from '@dsms/contract/billing/packages/calls'
import type { CreditUnit, PackageItem, Piece } from '@dsms/contract/billing/packages/items'
import type { LessonKind } from '@dsms/contract/schedule/lessonTypes/calls'
import { amount, code, type FieldOf, flag, formFields, key, names, number } from '../../../kit/areas/form/fields.ts'
import type { AreaFormOf } from '../../../kit/areas/form/useAreaForm.ts'
import { sold } from './packages.ts'

/** An item as a form has it: `what` decides which of the other fields count. */
export interface DraftItem {
  /** Tells lines apart while they move. */
  key: string
  what: 'lessons' | Piece
  kinds: LessonKind[]
  unit: CreditUnit
  qty: number | ''
  worth: number | null
}

const draftOf = (item: PackageItem, place: number): DraftItem => ({
  key: `kept-${place}`,
  what: item.piece ?? 'lessons',
  kinds: item.lesson_kinds,
  unit: item.piece ? 'pieces' : item.unit,
  qty: item.qty,
  worth: item.worth_minor ?? null,
})

const items: FieldOf<typeof packages, 'items', DraftItem[]> = {
  empty: [],
  read: (stored) => stored.map(draftOf),
  write: (drafts) =>
    drafts.map(({ what, kinds, unit, qty, worth }) => ({
      lesson_kinds: what === 'lessons' ? kinds : [],
      piece: what === 'lessons' ? null : what,
      unit: what === 'lessons' ? unit : 'pieces',
      qty: qty === '' ? null : qty,
      worth_minor: worth,
    })),
}

/** What a package's form asks, under the names of the input. */
export const packageFields = formFields(sold, {
  name: names(),
  course_id: key(),
  price_minor: amount(),
  tax_code: code('S'),
  items,
  validity_days: number(),
  visibility: code('public'),
  transferable: flag(),
  parts: number(1),
  parts_due: code('months'),
  part_every: number(1),
})

export type PackageForm = AreaFormOf<typeof sold, typeof packageFields>
