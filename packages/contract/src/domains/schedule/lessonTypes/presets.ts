import { type PresetType, presetType as type } from './presetTypes.ts'

/** Usual, shortest and longest minutes of a lesson, and their step. */
const hour = [60, 30, 120, 30] as const
const wholeHours = [60, 60, 120, 60] as const
const double = [90, 45, 180, 45] as const
const single = [45, 45, 135, 45] as const

/** After five hours on the road. */
const afterFiveHours = { prerequisites: [{ stage: 'road' as const, minutes: 300 }] }

const everywhere = (): PresetType[] => [
  type('TH', 'theory_class', 'theory', double),
  type('SIM', 'simulator', 'simulator', hour),
  type('YARD', 'yard', 'yard', hour),
  type('ROAD', 'road', 'road', hour),
  type('NIGHT', 'night', 'night', hour, afterFiveHours),
  type('MWAY', 'motorway', 'motorway', hour, afterFiveHours),
  type('EVAL', 'assessment', 'assessment', hour),
  type('OBS', 'observation', 'observation', hour),
  type('MOCK', 'mock_exam', 'mock', hour),
  type('EXAM', 'exam', 'exam', hour),
  type('MAKE', 'makeup', 'makeup', hour),
]

/** Lessons of 45 minutes; the special drives count for parts of their own, and one of two kinds takes two in a row. */
const germany = (): PresetType[] => [
  type('TH-G', 'theory_class', 'general', [90, 90, 180, 90], { counts_for: ['general'], max_students: 30 }),
  type('TH-Z', 'theory_class', 'specific', [90, 90, 180, 90], { counts_for: ['specific'], max_students: 30 }),
  type('SIM', 'simulator', 'simulator', single),
  type('ROAD', 'road', 'practice', [90, 45, 135, 45]),
  type('CTRY', 'country', 'country', [90, 45, 225, 45], { stage: 'special', counts_for: ['country'] }),
  type('MWAY', 'motorway', 'motorway', [90, 45, 180, 45], { stage: 'special', counts_for: ['motorway'] }),
  type('NIGHT', 'night', 'night', single, { stage: 'special', counts_for: ['night'] }),
  type('MOCK', 'mock_exam', 'mock', single),
  type('EXAM', 'exam', 'exam', [60, 45, 90, 15]),
]

const france = (): PresetType[] => [
  type('EVAL', 'assessment', 'assessment', [60, 45, 90, 15]),
  type('CODE', 'theory_class', 'code', [60, 60, 120, 30]),
  type('SIM', 'simulator', 'simulator', hour),
  type('ROAD', 'road', 'road', wholeHours),
  type('MWAY', 'motorway', 'motorway', wholeHours, afterFiveHours),
  type('NIGHT', 'night', 'night', wholeHours, afterFiveHours),
  type('OBS', 'observation', 'observation', wholeHours),
  type('MOCK', 'mock_exam', 'mock', hour),
  type('EXAM', 'exam', 'exam', hour),
]

/** The module of theory and practice comes after half of the practice. */
const portugal = (): PresetType[] => [
  type('SR', 'theory_class', 'roadSafety', wholeHours, { counts_for: ['road_safety'] }),
  type('TH', 'theory_class', 'theory', wholeHours),
  type('TP', 'theory_class', 'theoryPractice', wholeHours, {
    counts_for: ['theory_practice'],
    prerequisites: [{ stage: 'road', minutes: 16 * 60 }],
  }),
  type('SIM', 'simulator', 'simulator', hour),
  type('ROAD', 'road', 'road', wholeHours),
  type('NIGHT', 'night', 'night', wholeHours, afterFiveHours),
  type('MWAY', 'motorway', 'motorway', wholeHours, afterFiveHours),
  type('MOCK', 'mock_exam', 'mock', hour),
  type('EXAM', 'exam', 'exam', hour),
]

const unitedKingdom = (): PresetType[] => [
  type('EVAL', 'assessment', 'assessment', hour),
  type('ROAD', 'road', 'road', [60, 60, 180, 30]),
  type('NIGHT', 'night', 'night', [60, 60, 180, 30], afterFiveHours),
  type('MWAY', 'motorway', 'motorway', [120, 60, 180, 30], afterFiveHours),
  type('MOCK', 'mock_exam', 'mock', [60, 60, 120, 30]),
  // the way there and some practice before it belong to a test
  type('EXAM', 'exam', 'exam', [120, 60, 180, 30]),
]

const gulf = (theory: readonly [number, number, number, number]): PresetType[] => [
  type('TH', 'theory_class', 'theory', theory),
  type('SIM', 'simulator', 'simulator', hour),
  type('YARD', 'yard', 'yard', wholeHours),
  type('ROAD', 'road', 'road', wholeHours),
  type('NIGHT', 'night', 'night', wholeHours),
  type('MWAY', 'motorway', 'motorway', wholeHours),
  type('EVAL', 'assessment', 'internal', hour),
  type('YTEST', 'exam', 'yardExam', hour, { stage: 'yard', needs_circuit: 'required', colour: '#831843' }),
  type('EXAM', 'exam', 'exam', hour),
  type('MAKE', 'makeup', 'makeup', wholeHours),
]

const byCountry: Record<string, () => PresetType[]> = {
  DE: germany,
  FR: france,
  PT: portugal,
  GB: unitedKingdom,
  // four classes of two hours make the theory of a Saudi programme
  SA: () => gulf([120, 60, 120, 60]),
  AE: () => gulf(wholeHours),
}
export const presetCountries = Object.keys(byCountry)

/**
 * The lesson types that schools of a country usually have: by the first of the codes that has a set of its own (of a
 * country pack, of a country), else those that fit anywhere.
 */
export function lessonTypePresets(...codes: (string | null)[]): PresetType[] {
  const known = codes.find((code) => code !== null && Object.hasOwn(byCountry, code))
  return (byCountry[known ?? ''] ?? everywhere)()
}
