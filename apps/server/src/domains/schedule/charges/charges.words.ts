import type { Translated } from '@dsms/contract/kernel/shared'
import type { ChargeKind } from '@dsms/contract/schedule/charges/statuses'

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
    ar: 'إلغاء أو نقل متأخر',
    en: 'Cancelled or moved late',
    de: 'Spät abgesagt oder verlegt',
    fr: 'Annulation ou déplacement tardif',
    pt: 'Cancelamento ou alteração tardia',
  },
  no_show: {
    ar: 'غياب عن الدرس',
    en: 'Missed lesson',
    de: 'Nicht erschienen',
    fr: 'Absence à la leçon',
    pt: 'Falta à aula',
  },
}
