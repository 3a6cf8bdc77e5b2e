import type { DemoCategory } from '../types.ts'

export const examKits: DemoCategory = {
  names: ['لوازم الاختبار', 'Exam kits', 'Prüfungsbedarf', 'Matériel d’examen', 'Material de exame'],
  about: [
    'يوحّد التقييم بين المدرّبين، وتُسجَّل نتائجه في دقيقة.',
    'Helps trainers mark consistently, and takes a minute to fill in.',
    'Sorgt für gleiche Maßstäbe und ist in einer Minute erfasst.',
    'Harmonise l’évaluation entre moniteurs et se saisit en une minute.',
    'Uniformiza a avaliação entre instrutores e regista-se num minuto.',
  ],
  kind: 'goods',
  shape: 'exam',
  products: [
    {
      names: [
        'نماذج تقييم الاختبار التجريبي',
        'Mock exam marking sheets',
        'Bewertungsbögen für Probeprüfungen',
        'Grilles d’examen blanc',
        'Folhas de exame simulado',
      ],
      brand: 'Roadleaf',
      price: 19.9,
    },
    {
      names: ['طقم فحص النظر', 'Eyesight test kit', 'Sehtest-Set', 'Kit de test de vue', 'Conjunto de teste de visão'],
      brand: 'Safihand',
      price: 145,
    },
  ],
}
