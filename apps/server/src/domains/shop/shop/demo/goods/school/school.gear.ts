import type { DemoCategory } from '../types.ts'

export const learnerGear: DemoCategory = {
  names: ['لوازم المتدرّب', 'Learner gear', 'Ausstattung für Fahrschüler', 'Équipement de l’élève', 'Material do aluno'],
  about: [
    'يثبت بلا أدوات ولا يترك أثرًا على السيارة، ويصلح للتمرين مع العائلة.',
    'Attaches without tools and leaves no marks on the car. Great for practising with your family too.',
    'Hält ohne Werkzeug und hinterlässt keine Spuren am Auto. Auch für das Üben mit der Familie.',
    'Se pose sans outil, sans laisser de trace sur la voiture. Pratique aussi pour s’exercer en famille.',
    'Fixa-se sem ferramentas e não deixa marcas no carro. Útil também para praticar em família.',
  ],
  kind: 'goods',
  shape: 'plate',
  products: [
    {
      names: [
        'لوحتا متدرّب مغناطيسيتان',
        'Pair of magnetic learner plates',
        'Zwei magnetische Lernschilder',
        'Paire de plaques aimantées',
        'Par de placas magnéticas de aluno',
      ],
      brand: 'Zebrana',
      price: 38,
    },
    {
      names: [
        'مرآة المدرّب الإضافية',
        'Extra mirror for the trainer',
        'Zusatzspiegel für Begleiter',
        'Rétroviseur additionnel',
        'Espelho adicional do instrutor',
      ],
      brand: 'Mirrormile',
      price: 72,
    },
    {
      names: [
        'دفتر متابعة التدريب',
        'Training logbook',
        'Ausbildungsnachweis-Heft',
        'Carnet de suivi',
        'Caderno de acompanhamento',
      ],
      brand: 'Roadleaf',
      price: 25,
    },
  ],
}
