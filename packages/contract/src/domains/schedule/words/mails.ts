import type { Mails } from '../../../kernel/choices/mail.ts'

declare module '../../../kernel/choices/mail.ts' {
  interface MailsOf {
    schedule: typeof mails
  }
}

/** Mails that the product writes, by their place in the list of templates; their words stand beside, as `mail.<name>…`. */
export const mails = {
  seat_given: { place: 120 },
  class_cancelled: { place: 130 },
  slot_offered: { place: 140 },
  lesson_reminder: { place: 150 },
  lesson_booked: { place: 160 },
  lesson_declined: { place: 170 },
  lesson_changed: { place: 180 },
  lesson_cancelled: { place: 190 },
  lessons_booked: { place: 200 },
  lessons_changed: { place: 210 },
  lessons_cancelled: { place: 220 },
  move_accepted: { place: 230 },
  move_declined: { place: 240 },
  move_lapsed: { place: 250 },
} as const satisfies Mails

/** Values for the placeholders of an example mail, beyond those that earlier domains have. */
export const examples = {
  lesson: 'Theory class',
  when: '2026-03-31 09:00',
  place: 'Al Noor · Room 1',
  before: '2026-03-30 10:00',
  times: 'Monday 08:00 – 09:30',
  howMany: '8',
  wanted: '2026-04-02 11:00',
}
