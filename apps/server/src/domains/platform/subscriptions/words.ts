import type { Translated } from '@dsms/contract/kernel/shared'
import type { CountedLimit } from '@dsms/contract/platform/plans/calls'

/** What plans count, as an error names it. */
export const limitWords: Record<CountedLimit, Translated> = {
  branches: { ar: 'الفروع', en: 'branches', de: 'Filialen', fr: 'agences', pt: 'filiais' },
  trainers: { ar: 'المدرّبون', en: 'trainers', de: 'Fahrlehrer', fr: 'moniteurs', pt: 'instrutores' },
  active_students: {
    ar: 'الطلاب النشطون',
    en: 'active students',
    de: 'aktive Fahrschüler',
    fr: 'élèves actifs',
    pt: 'alunos ativos',
  },
  storage_mb: {
    ar: 'سعة التخزين (م.ب)',
    en: 'storage (MB)',
    de: 'Speicher (MB)',
    fr: 'stockage (Mo)',
    pt: 'armazenamento (MB)',
  },
  vehicles: { ar: 'المركبات', en: 'vehicles', de: 'Fahrzeuge', fr: 'véhicules', pt: 'veículos' },
}
