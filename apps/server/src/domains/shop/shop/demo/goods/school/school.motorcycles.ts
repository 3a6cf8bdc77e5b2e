import type { DemoCategory } from '../types.ts'

export const motorcycling: DemoCategory = {
  names: ['الدراجات النارية', 'Motorcycling', 'Motorrad', 'Moto', 'Motociclos'],
  about: [
    'متوفر بمقاسات متعددة ويمكن تبديله خلال أسبوعين إن لم يناسبك.',
    'Comes in several sizes and can be exchanged within two weeks if it does not fit.',
    'In mehreren Größen; passt es nicht, tauschen wir innerhalb von zwei Wochen.',
    'Disponible en plusieurs tailles, échangeable sous deux semaines.',
    'Disponível em vários tamanhos, com troca até duas semanas.',
  ],
  kind: 'goods',
  shape: 'helmet',
  products: [
    {
      names: [
        'خوذة تدريب كاملة',
        'Full-face training helmet',
        'Integralhelm für die Ausbildung',
        'Casque intégral d’entraînement',
        'Capacete integral de treino',
      ],
      brand: 'Duraway',
      price: 480,
    },
    {
      names: ['قفازات ركوب صيفية', 'Summer riding gloves', 'Sommerhandschuhe', 'Gants d’été', 'Luvas de verão'],
      brand: 'Duraway',
      price: 135,
    },
  ],
}
