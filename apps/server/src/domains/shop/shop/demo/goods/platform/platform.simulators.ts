import type { DemoCategory } from '../types.ts'

export const simulators: DemoCategory = {
  names: ['أجهزة المحاكاة', 'Simulators', 'Simulatoren', 'Simulateurs', 'Simuladores'],
  about: [
    'يُركّب في الفصل خلال ساعتين، ويسجّل كل جلسة مع أخطائها في ملف المتدرّب.',
    'Set up in a classroom within two hours. Every session and its errors go into the student’s file.',
    'In zwei Stunden im Lehrraum aufgebaut. Jede Sitzung kommt mit ihren Fehlern in die Schülerakte.',
    'Installé en salle en deux heures. Chaque séance et ses fautes rejoignent le dossier de l’élève.',
    'Montado na sala em duas horas. Cada sessão e os seus erros ficam no processo do aluno.',
  ],
  kind: 'goods',
  shape: 'screen',
  products: [
    {
      names: [
        'محاكي مكتبي بشاشة واحدة',
        'Desktop simulator, one screen',
        'Tischsimulator, ein Bildschirm',
        'Simulateur de bureau, un écran',
        'Simulador de mesa, um ecrã',
      ],
      brand: 'Pilotara',
      price: 1490,
    },
    {
      names: [
        'محاكي بثلاث شاشات ومقعد',
        'Simulator with seat and three screens',
        'Simulator mit Sitz und drei Bildschirmen',
        'Simulateur à siège et trois écrans',
        'Simulador com banco e três ecrãs',
      ],
      brand: 'Pilotara',
      price: 4650,
    },
    {
      names: [
        'محاكي متحرك كامل',
        'Full-motion simulator',
        'Simulator mit Bewegungsplattform',
        'Simulateur à plateforme mobile',
        'Simulador com plataforma móvel',
      ],
      brand: 'Volantia',
      price: 8999,
    },
  ],
}
