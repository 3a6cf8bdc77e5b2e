import type { Papers } from '../../credentials/demo/credentials.ts'

interface Role {
  employment: 'full_time' | 'part_time' | 'freelance' | 'owner'
  position: string
  teaches: string[]
  gearboxes: string[]
  /** Groups of licence types. */
  groups: string[]
  speciality: string
  status: string
  reason?: string
  bio: string
  bioEn: string
  papers: Papers
}

const car: Omit<Role, 'papers'> = {
  employment: 'full_time',
  position: 'trainer',
  teaches: ['yard', 'road', 'exam_prep'],
  gearboxes: ['manual', 'automatic'],
  groups: ['car'],
  speciality: 'beginners',
  status: 'active',
  bio: 'يدرّب على القيادة داخل المدينة، ويحب أن يبدأ المتدرب بثقة وهدوء.',
  bioEn: 'Teaches town driving, and helps students start calmly and with confidence.',
}

/** What the fourteen trainers of the demonstration are, and how their papers stand. */
export const cast: Role[] = [
  {
    ...car,
    position: 'senior_trainer',
    teaches: ['theory', 'simulator', 'yard', 'road', 'exam_prep'],
    papers: 'valid',
  },
  { ...car, speciality: 'nervous', gearboxes: ['automatic'], papers: 'permit_expiring' },
  { ...car, groups: ['truck', 'car'], speciality: 'heavy', papers: 'valid' },
  { ...car, employment: 'part_time', papers: 'permit_expired' },
  { ...car, groups: ['motorcycle'], gearboxes: ['manual'], speciality: 'motorcycles', papers: 'medical_expired' },
  { ...car, position: 'chief_trainer', employment: 'owner', teaches: ['theory', 'road', 'exam_prep'], papers: 'valid' },
  { ...car, position: 'theory_teacher', teaches: ['theory', 'simulator'], gearboxes: [], papers: 'renewal_pending' },
  { ...car, status: 'onboarding', position: 'assistant_trainer', papers: 'pending' },
  { ...car, groups: ['bus', 'truck'], speciality: 'heavy', papers: 'licence_suspended' },
  { ...car, employment: 'freelance', speciality: 'refresh', papers: 'permit_expiring' },
  { ...car, status: 'on_leave', reason: 'إجازة سنوية', papers: 'valid' },
  { ...car, status: 'suspended', reason: 'شكوى قيد النظر', papers: 'valid' },
  { ...car, teaches: ['simulator', 'yard'], speciality: 'adapted', papers: 'renewed' },
  { ...car, status: 'left', reason: 'انتقل إلى مدينة أخرى', papers: 'valid' },
]
