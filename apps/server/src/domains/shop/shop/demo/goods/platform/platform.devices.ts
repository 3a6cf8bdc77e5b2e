import type { DemoCategory } from '../types.ts'

export const devices: DemoCategory = {
  names: [
    'الكاميرات والأجهزة',
    'Cameras and devices',
    'Kameras und Geräte',
    'Caméras et appareils',
    'Câmaras e dispositivos',
  ],
  about: [
    'يعمل مع تطبيق المدرّب مباشرة، وبطاريته تكفي يوم عمل كاملًا.',
    'Works with the trainer’s app straight away. The battery lasts a full working day.',
    'Arbeitet sofort mit der Anwendung der Fahrlehrer; der Akku hält einen ganzen Arbeitstag.',
    'Fonctionne aussitôt avec l’application du moniteur, autonomie d’une journée.',
    'Funciona logo com a aplicação do instrutor; a bateria dura um dia inteiro.',
  ],
  kind: 'goods',
  shape: 'phone',
  products: [
    {
      names: [
        'جهاز لوحي مقوّى للمدرّب',
        'Rugged tablet for trainers',
        'Robustes Tablet für Fahrlehrer',
        'Tablette renforcée',
        'Tablet robusto para instrutores',
      ],
      brand: 'Duraway',
      price: 520,
    },
    {
      names: [
        'كاميرا مزدوجة للمركبة',
        'Dual dashcam',
        'Doppelkamera fürs Auto',
        'Caméra double embarquée',
        'Câmara dupla para o carro',
      ],
      brand: 'Duraway',
      price: 230,
    },
    {
      names: [
        'متتبّع موقع للمركبات',
        'Vehicle tracker',
        'Fahrzeug-Ortung',
        'Traceur de véhicule',
        'Localizador de veículos',
      ],
      brand: 'Safihand',
      price: 99,
    },
  ],
}
