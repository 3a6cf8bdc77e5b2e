import type { ChargeKind } from '@dsms/contract/billing/charges/statuses'
import type { Translated } from '@dsms/contract/kernel/shared'

/** What a charge is for, as mails say it. */
export const reasonsOfCharges: Record<ChargeKind, Translated> = {
  registration: {
    ar: 'رسم التسجيل',
    en: 'Registration fee',
    de: 'Anmeldegebühr',
    fr: 'Frais d’inscription',
    pt: 'Taxa de inscrição',
  },
  package: {
    ar: 'باقة',
    en: 'Package',
    de: 'Paket',
    fr: 'Forfait',
    pt: 'Pacote',
  },
  lesson: {
    ar: 'درس',
    en: 'Lesson',
    de: 'Fahrstunde',
    fr: 'Leçon',
    pt: 'Aula',
  },
  exam: {
    ar: 'رسم الاختبار',
    en: 'Exam fee',
    de: 'Prüfungsgebühr',
    fr: 'Frais d’examen',
    pt: 'Taxa de exame',
  },
  authority_fee: {
    ar: 'رسم حكومي',
    en: 'Authority fee',
    de: 'Behördengebühr',
    fr: 'Frais administratifs',
    pt: 'Taxa oficial',
  },
  material: {
    ar: 'مواد تعليمية',
    en: 'Learning material',
    de: 'Lehrmaterial',
    fr: 'Matériel pédagogique',
    pt: 'Material didático',
  },
  document: {
    ar: 'وثيقة',
    en: 'Document',
    de: 'Dokument',
    fr: 'Document',
    pt: 'Documento',
  },
  retake: {
    ar: 'إعادة الاختبار',
    en: 'Exam retake',
    de: 'Wiederholungsprüfung',
    fr: 'Nouvel examen',
    pt: 'Repetição do exame',
  },
  dunning: {
    ar: 'رسم تذكير',
    en: 'Reminder fee',
    de: 'Mahngebühr',
    fr: 'Frais de relance',
    pt: 'Taxa de aviso',
  },
  invoice: {
    ar: 'فاتورة',
    en: 'Invoice',
    de: 'Rechnung',
    fr: 'Facture',
    pt: 'Fatura',
  },
  other: {
    ar: 'أخرى',
    en: 'Other',
    de: 'Sonstiges',
    fr: 'Autre',
    pt: 'Outro',
  },
  late_cancellation: {
    ar: 'رسم إلغاء أو نقل متأخر',
    en: 'Late cancellation or change',
    de: 'Spät abgesagt oder verlegt',
    fr: 'Annulation ou déplacement tardif',
    pt: 'Cancelamento ou alteração tardia',
  },
  no_show: {
    ar: 'رسم الغياب',
    en: 'No-show fee',
    de: 'Nicht erschienen',
    fr: 'Absence à la leçon',
    pt: 'Falta à aula',
  },
}
