/** One lesson of a student's story. */
export interface Scene {
  /** The code of its lesson type. */
  code: string
  /** Days from today; a little later where nobody is free. */
  day: number
  minutes: number
  /** `called_off`: given up late, and taken by somebody who waits. `taken_over`: the other way round. */
  hour?: 'called_off' | 'taken_over'
  /** Of an exam that was sat. */
  result?: 'passed' | 'failed'
  notes?: string
}

const [hour, twoHours] = [60, 120]

/**
 * From the first class to the exam of next week, by what the country asks for: eight hours of theory in four classes, two on a
 * simulator, six in the yard, sixteen on the road. Theory takes a week between two classes, since each trainer has one day for it.
 */
export const scenes: Scene[] = [
  { code: 'TH', day: -67, minutes: twoHours },
  { code: 'TH', day: -61, minutes: twoHours },
  { code: 'TH', day: -55, minutes: twoHours },
  { code: 'TH', day: -49, minutes: twoHours },
  { code: 'SIM', day: -45, minutes: hour },
  { code: 'SIM', day: -43, minutes: hour },
  { code: 'YARD', day: -41, minutes: hour },
  { code: 'YARD', day: -39, minutes: hour },
  { code: 'YARD', day: -37, minutes: hour },
  { code: 'YARD', day: -35, minutes: hour },
  { code: 'YARD', day: -32, minutes: hour, notes: 'إعادة الوقوف الموازي' },
  { code: 'YARD', day: -30, minutes: hour },
  { code: 'YTEST', day: -28, minutes: hour, result: 'passed' },
  { code: 'ROAD', day: -26, minutes: hour },
  { code: 'ROAD', day: -24, minutes: hour },
  { code: 'ROAD', day: -22, minutes: twoHours },
  { code: 'ROAD', day: -19, minutes: hour, hour: 'called_off' },
  { code: 'ROAD', day: -17, minutes: hour, hour: 'taken_over' },
  { code: 'ROAD', day: -15, minutes: twoHours },
  { code: 'ROAD', day: -12, minutes: hour, notes: 'الدوّارات الكبيرة' },
  { code: 'NIGHT', day: -10, minutes: hour },
  { code: 'ROAD', day: -8, minutes: twoHours },
  { code: 'MWAY', day: -6, minutes: twoHours },
  { code: 'MOCK', day: -3, minutes: hour, notes: 'على مسار الاختبار' },
  { code: 'ROAD', day: 1, minutes: twoHours, notes: 'مسار الاختبار' },
  { code: 'ROAD', day: 3, minutes: hour },
  { code: 'EXAM', day: 6, minutes: hour },
]
