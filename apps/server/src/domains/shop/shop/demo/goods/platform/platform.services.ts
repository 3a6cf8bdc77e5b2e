import type { DemoCategory } from '../types.ts'

export const schoolServices: DemoCategory = {
  names: [
    'خدمات المدارس',
    'Services for schools',
    'Dienste für Schulen',
    'Services aux écoles',
    'Serviços para escolas',
  ],
  about: [
    'جلسة مباشرة مع فريقك، مع تسجيل يبقى لكم.',
    'A live session with your team, recorded for you to keep.',
    'Eine Live-Sitzung mit Ihrem Team, die Aufnahme behalten Sie.',
    'Une séance en direct avec votre équipe, enregistrée pour vous.',
    'Uma sessão ao vivo com a sua equipa, gravada para ficar convosco.',
  ],
  kind: 'course',
  shape: 'gift',
  products: [
    {
      names: [
        'تدريب الفريق على النظام',
        'Team training on the system',
        'Schulung für Ihr Team',
        'Formation de l’équipe',
        'Formação da equipa no sistema',
      ],
      brand: 'Pilotara',
      price: 320,
    },
  ],
}
