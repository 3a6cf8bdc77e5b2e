import type { DemoCategory } from '../types.ts'

export const carAccessories: DemoCategory = {
  names: ['ملحقات السيارة', 'Car accessories', 'Autozubehör', 'Accessoires auto', 'Acessórios para o carro'],
  about: [
    'صُمم ليبقى نظرك على الطريق ويداك على المقود، وعليه ضمان سنتين.',
    'Keeps your eyes on the road and your hands on the wheel. Two-year warranty.',
    'Damit der Blick auf der Straße und die Hände am Lenkrad bleiben. Zwei Jahre Garantie.',
    'Pour garder les yeux sur la route et les mains sur le volant. Garantie deux ans.',
    'Para manter os olhos na estrada e as mãos no volante. Dois anos de garantia.',
  ],
  kind: 'goods',
  shape: 'car',
  products: [
    {
      names: [
        'حامل هاتف للوحة القيادة',
        'Dashboard phone holder',
        'Handyhalter fürs Armaturenbrett',
        'Support de téléphone',
        'Suporte de telemóvel',
      ],
      brand: 'Tarmacraft',
      price: 59,
    },
    {
      names: [
        'مظلة شمس للزجاج الأمامي',
        'Windscreen sun shade',
        'Sonnenschutz für die Scheibe',
        'Pare-soleil de pare-brise',
        'Para-sol para o para-brisas',
      ],
      brand: 'Tarmacraft',
      price: 44,
    },
  ],
}
