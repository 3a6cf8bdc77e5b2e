import type { DemoCategory } from '../types.ts'

export const trainerBooks: DemoCategory = {
  names: [
    'كتب المدرّبين',
    'Books for trainers',
    'Bücher für Fahrlehrer',
    'Livres pour moniteurs',
    'Livros para instrutores',
  ],
  about: [
    'كتبه مدرّبون لمدرّبين: خطط دروس جاهزة وأخطاء شائعة وطرق علاجها.',
    'By trainers, for trainers: ready-made lesson plans, common mistakes and how to correct them.',
    'Von Fahrlehrern für Fahrlehrer: fertige Stundenpläne, häufige Fehler und was hilft.',
    'Par des moniteurs pour des moniteurs : plans de leçon, fautes fréquentes et remèdes.',
    'De instrutores para instrutores: planos de aula, erros comuns e soluções.',
  ],
  kind: 'goods',
  shape: 'book',
  products: [
    {
      names: [
        'خطط دروس عملية',
        'Practical lesson plans',
        'Stundenpläne für die Praxis',
        'Plans de leçons pratiques',
        'Planos de aulas práticas',
      ],
      brand: 'Lampost Press',
      price: 42,
    },
    {
      names: [
        'تعليم القَلِقين من القيادة',
        'Teaching anxious drivers',
        'Ängstliche Fahrschüler begleiten',
        'Enseigner aux élèves anxieux',
        'Ensinar condutores ansiosos',
      ],
      brand: 'Lampost Press',
      price: 36,
    },
    {
      names: [
        'إدارة مدرسة القيادة',
        'Running a driving school',
        'Eine Fahrschule führen',
        'Gérer une auto-école',
        'Gerir uma escola de condução',
      ],
      brand: 'Roadleaf',
      price: 58,
    },
  ],
}
