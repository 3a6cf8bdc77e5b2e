import type { DemoCategory } from '../types.ts'

export const circuitEquipment: DemoCategory = {
  names: ['تجهيز الميدان', 'Circuit equipment', 'Übungsplatz', 'Équipement de piste', 'Equipamento de pista'],
  about: [
    'مصنوع لتحمّل الشمس والصدمات، وتبقى ألوانه واضحة لسنوات.',
    'Built to withstand sun and knocks. The colours stay bright for years.',
    'Für Sonne und Stöße gemacht; die Farben bleiben über Jahre kräftig.',
    'Conçu pour le soleil et les chocs, aux couleurs durables.',
    'Feito para o sol e os embates, com cores que duram anos.',
  ],
  kind: 'goods',
  shape: 'cone',
  products: [
    {
      names: [
        'عشرون قمعًا مرنًا',
        'Twenty flexible cones',
        'Zwanzig flexible Leitkegel',
        'Vingt cônes souples',
        'Vinte cones flexíveis',
      ],
      brand: 'Zebrana',
      price: 189,
    },
    {
      names: [
        'أعمدة اصطفاف بقواعد',
        'Parking poles with bases',
        'Einparkstangen mit Fuß',
        'Piquets de stationnement',
        'Balizas de estacionamento',
      ],
      brand: 'Zebrana',
      price: 129,
    },
    {
      names: [
        'إشارة ضوئية متنقلة',
        'Portable traffic light',
        'Mobile Übungsampel',
        'Feu tricolore mobile',
        'Semáforo portátil',
      ],
      brand: 'Tarmacraft',
      price: 620,
    },
    {
      names: [
        'طقم لوحات مرورية للميدان',
        'Set of circuit signs',
        'Verkehrszeichen-Satz',
        'Jeu de panneaux de piste',
        'Conjunto de sinais para pista',
      ],
      brand: 'Kerbline',
      price: 340,
    },
  ],
}
