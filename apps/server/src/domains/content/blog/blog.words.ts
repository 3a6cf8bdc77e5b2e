import type { PostCategory } from '@dsms/contract/content/blog/calls'
import type { Translated } from '@dsms/contract/kernel/shared'

/** Categories by their names, and the icon that represents each. */
export const categoryWords: Record<PostCategory, Translated & { icon: string }> = {
  tips: { ar: 'نصائح', en: 'Tips', de: 'Tipps', fr: 'Conseils', pt: 'Dicas', icon: 'bulb' },
  theory: { ar: 'النظري', en: 'Theory', de: 'Theorie', fr: 'Code', pt: 'Código', icon: 'book' },
  safety: { ar: 'السلامة', en: 'Safety', de: 'Sicherheit', fr: 'Sécurité', pt: 'Segurança', icon: 'shield' },
  exams: { ar: 'الاختبارات', en: 'Exams', de: 'Prüfungen', fr: 'Examens', pt: 'Exames', icon: 'certificate' },
  vehicles: { ar: 'المركبات', en: 'Vehicles', de: 'Fahrzeuge', fr: 'Véhicules', pt: 'Veículos', icon: 'car' },
}
