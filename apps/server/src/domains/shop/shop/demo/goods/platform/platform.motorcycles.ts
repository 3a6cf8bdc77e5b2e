import type { DemoCategory } from '../types.ts'

export const motorcycleTraining: DemoCategory = {
  names: ['تدريب الدراجات', 'Motorcycle training', 'Motorradausbildung', 'Formation moto', 'Formação de motociclos'],
  about: [
    'للمدرّب والمتدرّب معًا، مختبَر في آلاف ساعات التدريب.',
    'For trainers and students alike, tested over thousands of training hours.',
    'Für Lehrer und Schüler, in Tausenden Ausbildungsstunden erprobt.',
    'Pour moniteur et élève, éprouvé pendant des milliers d’heures.',
    'Para instrutor e aluno, testado em milhares de horas de formação.',
  ],
  kind: 'goods',
  shape: 'helmet',
  products: [
    {
      names: [
        'جهازا اتصال للخوذ',
        'Pair of helmet radios',
        'Zwei Helm-Funkgeräte',
        'Paire d’intercoms',
        'Par de intercomunicadores',
      ],
      brand: 'Volantia',
      price: 275,
    },
    {
      names: ['سترة حماية بوسادة هوائية', 'Airbag safety vest', 'Airbag-Weste', 'Gilet airbag', 'Colete com airbag'],
      brand: 'Safihand',
      price: 430,
    },
  ],
}
