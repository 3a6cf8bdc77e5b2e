import type { DemoCategory } from '../types.ts'

export const roadSafety: DemoCategory = {
  names: ['السلامة على الطريق', 'Road safety', 'Sicherheit unterwegs', 'Sécurité routière', 'Segurança na estrada'],
  about: [
    'مطابق لما يُطلب وجوده في السيارة، ويأتي في حقيبة صغيرة تُحفظ في الصندوق.',
    'Meets the legal requirements, and comes in a small bag that fits in the boot.',
    'Entspricht dem, was im Auto mitzuführen ist, und kommt in einer kleinen Tasche für den Kofferraum.',
    'Conforme à l’équipement exigé à bord, livré dans une petite trousse pour le coffre.',
    'Cumpre o que o carro deve ter a bordo e vem numa bolsa pequena para a bagageira.',
  ],
  kind: 'goods',
  shape: 'first',
  products: [
    {
      names: [
        'حقيبة إسعافات أولية',
        'First aid kit',
        'Verbandtasche',
        'Trousse de secours',
        'Estojo de primeiros socorros',
      ],
      brand: 'Safihand',
      price: 110,
    },
    {
      names: [
        'مثلث تحذير عاكس',
        'Reflective warning triangle',
        'Reflektierendes Warndreieck',
        'Triangle réfléchissant',
        'Triângulo refletor',
      ],
      brand: 'Duraway',
      price: 45,
    },
    {
      names: ['سترة عاكسة', 'High-visibility vest', 'Warnweste', 'Gilet haute visibilité', 'Colete refletor'],
      brand: 'Duraway',
      price: 32,
    },
  ],
}
