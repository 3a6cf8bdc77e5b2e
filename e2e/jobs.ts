export interface Job {
  who: 'desk' | 'trainer' | 'student' | 'guardian' | 'applicant' | 'visitor'
  /** Where that person usually is when it begins. */
  from: string
  /** Presses that it took before this was counted, as people read them. */
  before: string
  /** What it may take now: presses, and fields that are typed into. */
  most: { presses: number; fields: number }
  /** The file that counts it. */
  journey: string
  /** Whether that file does it without a pointer. */
  isByKeys?: true
}

/** What people do most often, and what each may take. A journey counts each; docs/jobs.md shows them. */
export const jobs = {
  'find a student by phone and call': {
    who: 'desk',
    from: 'home',
    before: '5, and only without the leading zero',
    most: { presses: 2, fields: 1 },
    journey: 'desk.journey.ts',
    isByKeys: true,
  },
  'see what a student owes': {
    who: 'desk',
    from: 'home',
    before: '5',
    most: { presses: 2, fields: 1 },
    journey: 'desk.journey.ts',
    isByKeys: true,
  },
  'see who is free tomorrow at four': {
    who: 'desk',
    from: 'home',
    before: '2',
    most: { presses: 2, fields: 0 },
    journey: 'desk.journey.ts',
    isByKeys: true,
  },
  'book the next free lesson with a woman': {
    who: 'desk',
    from: 'schedule',
    before: 'not possible; 7 after a free hour was found by eye',
    most: { presses: 4, fields: 1 },
    journey: 'schedule/finding.journey.ts',
    isByKeys: true,
  },
  'move a lesson': {
    who: 'desk',
    from: 'lesson on the schedule',
    before: '2',
    most: { presses: 2, fields: 0 },
    journey: 'schedule/board.journey.ts',
    isByKeys: true,
  },
  'cancel a lesson and waive its fee': {
    who: 'desk',
    from: 'schedule',
    before: '5',
    most: { presses: 5, fields: 0 },
    journey: 'schedule/charges.journey.ts',
    isByKeys: true,
  },
  'take a payment': {
    who: 'desk',
    from: 'student',
    before: 'not possible; 3 to mark one charge as paid',
    most: { presses: 3, fields: 0 },
    journey: 'money/payments.journey.ts',
    isByKeys: true,
  },
  'sell a package': {
    who: 'desk',
    from: 'student',
    before: 'not possible; prepaid minutes were typed into a field',
    most: { presses: 3, fields: 0 },
    journey: 'money/packages.journey.ts',
    isByKeys: true,
  },
  'take in a walk-in, with papers and contract': {
    who: 'desk',
    from: 'students',
    before: '8, without a signature',
    most: { presses: 9, fields: 5 },
    journey: 'people/enrol.journey.ts',
    isByKeys: true,
  },
  'turn a lead into a student': {
    who: 'desk',
    from: 'home',
    before: '3',
    most: { presses: 3, fields: 1 },
    journey: 'desk.journey.ts',
    isByKeys: true,
  },
  'approve three papers': {
    who: 'desk',
    from: 'home',
    before: '6',
    most: { presses: 4, fields: 0 },
    journey: 'desk.journey.ts',
    isByKeys: true,
  },
  'plan the sick day of a trainer': {
    who: 'desk',
    from: 'home',
    before: '7',
    most: { presses: 7, fields: 1 },
    journey: 'desk.journey.ts',
    isByKeys: true,
  },
  'send tomorrow’s students a message': {
    who: 'desk',
    from: 'home',
    before: 'not possible; each in a chat of their own',
    most: { presses: 2, fields: 2 },
    journey: 'messages/broadcast.journey.ts',
    isByKeys: true,
  },
  'open the first lesson of a new school': {
    who: 'desk',
    from: 'public form',
    before: '≈ 120 typed or pressed, on 25 screens',
    // by the pointer; by keys, which open a list by an arrow, it is two less
    most: { presses: 18, fields: 20 },
    journey: 'schedule/start.journey.ts',
    isByKeys: true,
  },
  'give a lesson, to both signatures': {
    who: 'trainer',
    from: 'day',
    before: '12',
    most: { presses: 12, fields: 1 },
    journey: 'teaching/lesson.journey.ts',
  },
  'mark an error while driving': {
    who: 'trainer',
    from: 'lesson',
    before: '2, after scrolling past all skills',
    most: { presses: 2, fields: 0 },
    journey: 'teaching/lesson.journey.ts',
  },
  'book a lesson': {
    who: 'student',
    from: 'home',
    before: '3',
    most: { presses: 3, fields: 0 },
    journey: 'schedule/booking.journey.ts',
  },
  'ask for another time': {
    who: 'student',
    from: 'lessons',
    before: '2, and day and time typed without knowing what is free',
    most: { presses: 3, fields: 0 },
    journey: 'schedule/booking.journey.ts',
  },
  'call off a lesson': {
    who: 'student',
    from: 'lessons',
    before: '3',
    most: { presses: 3, fields: 0 },
    journey: 'schedule/booking.journey.ts',
  },
  'see what to practise': {
    who: 'student',
    from: 'home',
    before: '0, below three other cards',
    most: { presses: 0, fields: 0 },
    journey: 'people/portal.journey.ts',
  },
  'see the next lesson of each child': {
    who: 'guardian',
    from: 'home',
    before: '0',
    most: { presses: 0, fields: 0 },
    journey: 'people/minor.journey.ts',
  },
  'apply to a school': {
    who: 'applicant',
    from: 'public page',
    before: '4',
    most: { presses: 4, fields: 9 },
    journey: 'people/application.journey.ts',
  },
  'ask to be called': {
    who: 'visitor',
    from: 'public page',
    before: 'not possible; a whole application with a password',
    most: { presses: 3, fields: 3 },
    journey: 'people/leads.journey.ts',
  },
} as const satisfies Record<string, Job>

export type NameOfJob = keyof typeof jobs
