import type { ChargeKind } from '@dsms/contract/billing/charges/statuses'
import type { Translated } from '@dsms/contract/kernel/shared'

/** What a charge is for, as mails say it. */
export const reasonsOfCharges: Record<ChargeKind, Translated> = {
  exam_fee: {
    ar: 'رسم الاختبار',
    en: 'Exam fee',
    de: 'Prüfungsgebühr',
    fr: 'Frais d’examen',
    pt: 'Taxa de exame',
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
