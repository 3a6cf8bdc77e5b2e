import type { DemoCategory } from '../types.ts'

export const specialTraining: DemoCategory = {
  names: ['تدريبات خاصة', 'Special training', 'Spezialtrainings', 'Stages spéciaux', 'Treinos especiais'],
  about: [
    'نصف يوم في مجموعة صغيرة على ميدان مغلق، مع تقرير شخصي في النهاية.',
    'Half a day in a small group on a closed circuit, with a personal report at the end.',
    'Ein halber Tag in kleiner Gruppe auf abgesperrtem Gelände, am Ende mit persönlichem Bericht.',
    'Une demi-journée en petit groupe sur circuit fermé, avec un bilan personnel.',
    'Meio dia num grupo pequeno em circuito fechado, com relatório pessoal no fim.',
  ],
  kind: 'course',
  shape: 'cone',
  products: [
    {
      names: [
        'ورشة الاصطفاف',
        'Parking workshop',
        'Einpark-Workshop',
        'Atelier de stationnement',
        'Oficina de estacionamento',
      ],
      brand: 'Zebrana',
      price: 190,
    },
    {
      names: [
        'يوم القيادة الوقائية',
        'Defensive driving day',
        'Tag des vorausschauenden Fahrens',
        'Journée de conduite préventive',
        'Dia de condução defensiva',
      ],
      brand: 'Safihand',
      price: 540,
    },
  ],
}
