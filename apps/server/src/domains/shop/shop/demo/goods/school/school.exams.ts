import type { DemoCategory } from '../types.ts'

export const examFees: DemoCategory = {
  names: ['رسوم الاختبارات', 'Exam fees', 'Prüfungsgebühren', 'Frais d’examen', 'Taxas de exame'],
  about: [
    'يشمل التسجيل والموعد ورسوم الجهة المختصة، ويصلك تأكيد الموعد فور تحديده.',
    'Covers registration, the appointment and the authority’s fee. We will tell you once the date is set.',
    'Enthält Anmeldung, Termin und Gebühr der Behörde. Sobald der Termin steht, erfahren Sie ihn.',
    'Comprend l’inscription, le rendez-vous et la redevance officielle. La date vous est confirmée dès qu’elle est fixée.',
    'Inclui inscrição, marcação e taxa oficial. Avisamos assim que a data estiver definida.',
  ],
  kind: 'exam_fee',
  shape: 'exam',
  products: [
    {
      names: [
        'رسوم الاختبار النظري',
        'Theory exam fee',
        'Gebühr für die Theorieprüfung',
        'Frais de l’examen théorique',
        'Taxa do exame teórico',
      ],
      brand: 'Kerbline',
      price: 120,
    },
    {
      names: [
        'رسوم الاختبار العملي',
        'Practical exam fee',
        'Gebühr für die praktische Prüfung',
        'Frais de l’examen pratique',
        'Taxa do exame prático',
      ],
      brand: 'Kerbline',
      price: 260,
    },
    {
      names: [
        'رسوم إعادة الاختبار',
        'Exam retake fee',
        'Gebühr für die Wiederholung',
        'Frais de repassage',
        'Taxa de repetição do exame',
      ],
      brand: 'Kerbline',
      price: 180,
    },
  ],
}
