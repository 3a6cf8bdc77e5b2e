import type { DemoCategory } from '../types.ts'

export const onlineCourses: DemoCategory = {
  names: ['الدورات الإلكترونية', 'Online courses', 'Online-Kurse', 'Cours en ligne', 'Cursos online'],
  about: [
    'تتعلّم من أي جهاز وفي أي وقت، مع مقاطع قصيرة واختبارات تجريبية بعدد غير محدود.',
    'Learn on any device at any hour, with short films and as many mock exams as you like.',
    'Lernen Sie jederzeit auf jedem Gerät, mit kurzen Filmen und beliebig vielen Probeprüfungen.',
    'Apprenez à toute heure sur tout appareil, avec des films courts et des examens blancs illimités.',
    'Aprenda a qualquer hora em qualquer dispositivo, com vídeos curtos e simulações sem limite.',
  ],
  kind: 'course',
  shape: 'phone',
  products: [
    {
      names: [
        'دورة النظري لستة أشهر',
        'Six-month theory course',
        'Theoriekurs für sechs Monate',
        'Cours théorique de six mois',
        'Curso teórico de seis meses',
      ],
      brand: 'Pilotara',
      price: 240,
    },
    {
      names: [
        'تدريب إدراك الأخطار',
        'Hazard perception training',
        'Gefahren früh erkennen',
        'Perception des dangers',
        'Treino de perceção de perigos',
      ],
      brand: 'Safihand',
      price: 155,
    },
    {
      names: [
        'القيادة ليلًا وفي المطر',
        'Driving at night and in rain',
        'Fahren bei Nacht und Regen',
        'Conduire de nuit et sous la pluie',
        'Conduzir de noite e à chuva',
      ],
      brand: 'Safihand',
      price: 95,
    },
  ],
}
