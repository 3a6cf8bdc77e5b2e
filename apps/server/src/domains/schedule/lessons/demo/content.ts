import type { CancelReason } from '@dsms/contract/schedule/lessons/statuses'

/** Why lessons of the demonstration were called off, one after the other, and what was noted. */
export const cancellations: [reason: CancelReason, note: string | null][] = [
  ['student_sick', 'اتصلت صباحًا واعتذرت'],
  ['weather', 'عاصفة رملية'],
  ['school_trainer_sick', null],
  ['student_other', 'ظرف عائلي، وطُلب موعد آخر'],
  ['school_vehicle', 'ثقب في الإطار'],
  ['authority', 'أُغلق الطريق لأعمال صيانة'],
  ['duplicate', null],
  ['other', 'انقطاع الكهرباء في الفرع'],
]

/** Of an hour that somebody else took gladly. */
export const givenUp: [reason: CancelReason, note: string] = ['student_other', 'اختبار في الجامعة في الساعة نفسها']

export const declined = 'لا يوجد مدرّب متاح في هذا الوقت'
export const interrupted = 'إنذار حرارة المحرك، تُستكمل الدقائق الباقية لاحقًا'
export const missed = 'لم يحضر أحد ولم يُجب على الهاتف'
export const overrideReason = 'فُحصت المركبة صباح اليوم وهي سليمة'

export const meetingPoints = ['بوابة الفرع', 'موقف المتدربين', 'أمام المكتبة العامة']
export const notes = [
  'التركيز على الوقوف الجانبي',
  'مراجعة المرايا والنقطة العمياء',
  'التدرّب على الدوّارات',
  'القيادة بهدوء في الازدحام',
  'الانطلاق في المرتفعات',
]
