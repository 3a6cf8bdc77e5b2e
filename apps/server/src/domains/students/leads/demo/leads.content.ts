import type { LeadSource } from '@dsms/contract/students/leads/rules'

/** What the office wrote down beside a source. */
export const details: Record<LeadSource, readonly (string | null)[]> = {
  walk_in: [null],
  phone: [null],
  website: [null, 'نموذج «احسب التكلفة»'],
  referral: ['صديقة تدرّبت هنا العام الماضي', 'أخوه من طلابنا', 'زميلة في العمل'],
  social: ['إنستغرام', 'سناب شات', 'إكس'],
  campaign: ['عرض العودة إلى الجامعة', 'لوحة طريق الملك فهد'],
  corporate: ['شركة الأفق للتوصيل', 'مستشفى الواحة'],
  import: ['قائمة معرض التوظيف'],
}

export const lostBecause = [
  'السعر أعلى من ميزانيته',
  'اختار مدرسة أقرب إلى بيته',
  'لا يرد على الهاتف',
  'أجّل إلى السنة القادمة',
]

export const notes: readonly (string | null)[] = [
  null,
  null,
  null,
  'تفضّل مدرّبة.',
  'لديه رخصة من بلد آخر ويسأل عن معادلتها.',
  'يريد أن ينتهي قبل بداية الدراسة.',
  'سألت عن التقسيط على ثلاث دفعات.',
  'يتواصل بعد صلاة المغرب.',
]
