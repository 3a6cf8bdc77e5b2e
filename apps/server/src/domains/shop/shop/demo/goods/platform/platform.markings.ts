import type { DemoCategory } from '../types.ts'

export const vehicleMarkings: DemoCategory = {
  names: [
    'علامات المركبات',
    'Vehicle markings',
    'Fahrzeugkennzeichnung',
    'Signalétique véhicule',
    'Identificação de veículos',
  ],
  about: [
    'تُطبع باسم مدرستك وشعارها، وتُنزع دون أن تؤذي الطلاء.',
    'Printed with your school’s name and logo. Comes off without damaging the paint.',
    'Mit Name und Logo Ihrer Schule bedruckt; lässt sich ohne Lackschaden entfernen.',
    'Imprimé au nom et au logo de votre école, se retire sans abîmer la peinture.',
    'Impresso com o nome e o logótipo da escola; retira-se sem danificar a pintura.',
  ],
  kind: 'goods',
  shape: 'plate',
  products: [
    {
      names: [
        'لوحة سقف مضيئة',
        'Illuminated roof sign',
        'Beleuchtetes Dachschild',
        'Panneau de toit lumineux',
        'Placa de tejadilho luminosa',
      ],
      brand: 'Lampost Press',
      price: 210,
    },
    {
      names: [
        'ملصقات جانبية للمركبة',
        'Side decals for one car',
        'Seitenbeschriftung für ein Auto',
        'Adhésifs latéraux',
        'Autocolantes laterais',
      ],
      brand: 'Kerbline',
      price: 84,
    },
    {
      names: [
        'لوحات متدرّب مغناطيسية بالجملة',
        'Magnetic learner plates, box of ten',
        'Magnetische Lernschilder, zehn Stück',
        'Plaques aimantées, lot de dix',
        'Placas magnéticas, caixa de dez',
      ],
      brand: 'Kerbline',
      price: 115,
    },
  ],
}
