import type { DemoCategory } from '../types.ts'

export const dualControls: DemoCategory = {
  names: ['التحكم المزدوج', 'Dual controls', 'Doppelbedienung', 'Doubles commandes', 'Comandos duplos'],
  about: [
    'يناسب معظم سيارات التدريب، ويأتي مع شهادة وتعليمات تركيب مصوّرة.',
    'Fits most training cars and comes with a certificate and illustrated instructions.',
    'Passt in die meisten Fahrschulwagen, mit Zertifikat und bebilderter Einbauanleitung.',
    'Convient à la plupart des voitures-écoles, avec certificat et notice illustrée.',
    'Serve na maioria dos carros de instrução, com certificado e instruções ilustradas.',
  ],
  kind: 'goods',
  shape: 'pedal',
  products: [
    {
      names: [
        'دواستا فرامل وقابض للمدرّب',
        'Trainer’s brake and clutch pedals',
        'Brems- und Kupplungspedal',
        'Pédales frein et embrayage',
        'Pedais de travão e embraiagem',
      ],
      brand: 'Mirrormile',
      price: 690,
    },
    {
      names: [
        'دواسة فرامل للناقل الآلي',
        'Brake pedal for automatic cars',
        'Bremspedal für Automatikwagen',
        'Pédale de frein pour automatique',
        'Pedal de travão para automáticos',
      ],
      brand: 'Mirrormile',
      price: 450,
    },
    {
      names: [
        'طقم مرايا المدرّب',
        'Set of trainer’s mirrors',
        'Spiegelsatz für Fahrlehrer',
        'Jeu de rétroviseurs moniteur',
        'Conjunto de espelhos do instrutor',
      ],
      brand: 'Mirrormile',
      price: 95,
    },
  ],
}
