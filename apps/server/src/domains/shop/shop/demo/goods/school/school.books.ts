import type { DemoCategory } from '../types.ts'

export const theoryBooks: DemoCategory = {
  names: ['كتب النظري', 'Theory books', 'Theoriebücher', 'Livres de théorie', 'Livros de teoria'],
  about: [
    'كتاب مصوّر بلغة سهلة، مراجَع على أحدث الأنظمة، مع أسئلة في نهاية كل فصل.',
    'An illustrated book in plain language, checked against the current rules, with questions after each chapter.',
    'Ein bebildertes Buch in einfacher Sprache, nach geltendem Recht geprüft, mit Fragen nach jedem Kapitel.',
    'Un livre illustré, clair et à jour, avec des questions à la fin de chaque chapitre.',
    'Um livro ilustrado, claro e atualizado, com perguntas no fim de cada capítulo.',
  ],
  kind: 'goods',
  shape: 'book',
  products: [
    {
      names: [
        'دليل أنظمة المرور',
        'Handbook of traffic rules',
        'Handbuch der Verkehrsregeln',
        'Manuel du code de la route',
        'Manual das regras de trânsito',
      ],
      brand: 'Lampost Press',
      price: 85,
    },
    {
      names: [
        'مرجع الإشارات واللوحات',
        'Guide to signs and signals',
        'Zeichen und Signale',
        'Guide des panneaux et signaux',
        'Guia de sinais e placas',
      ],
      brand: 'Lampost Press',
      price: 49.5,
    },
    {
      names: [
        'ألف سؤال وجواب للنظري',
        'A thousand theory questions',
        'Tausend Theoriefragen',
        'Mille questions de théorie',
        'Mil perguntas de teoria',
      ],
      brand: 'Roadleaf',
      price: 65,
    },
    {
      names: [
        'كتيّب السائق الجديد',
        'New driver’s pocket book',
        'Taschenbuch für Fahranfänger',
        'Carnet du jeune conducteur',
        'Livro de bolso do novo condutor',
      ],
      brand: 'Roadleaf',
      price: 10.83,
    },
  ],
}
