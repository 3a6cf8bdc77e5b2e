import type { DemoCategory } from '../types.ts'

export const classroom: DemoCategory = {
  names: ['تجهيز الفصول', 'Classroom', 'Lehrraum', 'Salle de cours', 'Sala de aula'],
  about: [
    'يساعد على شرح المواقف المرورية خطوة خطوة أمام المجموعة كلها.',
    'Helps you explain traffic situations step by step to the whole group.',
    'Hilft, Verkehrssituationen Schritt für Schritt vor der ganzen Gruppe zu erklären.',
    'Pour expliquer pas à pas les situations de circulation devant tout le groupe.',
    'Ajuda a explicar situações de trânsito passo a passo perante todo o grupo.',
  ],
  kind: 'goods',
  shape: 'screen',
  products: [
    {
      names: [
        'سبورة مغناطيسية للتقاطعات',
        'Magnetic junction board',
        'Magnettafel Kreuzungen',
        'Tableau magnétique de carrefours',
        'Quadro magnético de cruzamentos',
      ],
      brand: 'Roadleaf',
      price: 165,
    },
    {
      names: [
        'نموذج محرك مقطوع',
        'Cut-away engine model',
        'Motor-Schnittmodell',
        'Moteur en coupe',
        'Modelo de motor em corte',
      ],
      brand: 'Tarmacraft',
      price: 1180,
    },
    {
      names: [
        'شاشة تفاعلية للفصل',
        'Interactive classroom screen',
        'Interaktiver Bildschirm',
        'Écran interactif',
        'Ecrã interativo',
      ],
      brand: 'Pilotara',
      price: 1950,
    },
  ],
}
