import { groupOf, type PresetSkill } from './types.ts'

/** What a British driving test looks at, as skills. */
export const uk: PresetSkill[] = [
  ...groupOf(
    'UK1',
    'road',
    ['التحضير للقيادة', 'Getting ready', 'Fahrtvorbereitung', 'Se préparer', 'Preparação'],
    [
      [
        'النظر وأسئلة السلامة',
        'Eyesight and safety questions',
        'Sehvermögen und Sicherheitsfragen',
        'Vue et questions de sécurité',
        'Visão e perguntas de segurança',
      ],
      [
        'الاحتياطات قبل التشغيل',
        'Precautions before starting',
        'Vorkehrungen vor dem Start',
        'Précautions avant le départ',
        'Precauções antes de arrancar',
      ],
      [
        'استعمال أدوات القيادة',
        'Use of the controls',
        'Umgang mit den Bedienelementen',
        'Utilisation des commandes',
        'Utilização dos comandos',
      ],
      ['الأدوات المساعدة', 'Ancillary controls', 'Nebenbedienelemente', 'Commandes secondaires', 'Comandos auxiliares'],
    ],
  ),
  ...groupOf(
    'UK2',
    'road',
    ['المناورات', 'Manoeuvres', 'Grundfahraufgaben', 'Manœuvres', 'Manobras'],
    [
      ['التوقف المنضبط', 'Controlled stop', 'Gefahrbremsung', 'Arrêt maîtrisé', 'Paragem controlada'],
      [
        'الرجوع والركن',
        'Reversing and parking',
        'Rückwärtsfahren und Einparken',
        'Marche arrière et stationnement',
        'Marcha-atrás e estacionamento',
      ],
      [
        'الاستدارة في الطريق',
        'Turning in the road',
        'Wenden auf der Straße',
        'Demi-tour sur la route',
        'Inversão na via',
      ],
      ['الانطلاق من الوقوف', 'Moving off', 'Anfahren', 'Départ', 'Arranque'],
    ],
  ),
  ...groupOf(
    'UK3',
    'road',
    [
      'الملاحظة والإشارات',
      'Observation and signals',
      'Beobachtung und Zeichen',
      'Observation et signaux',
      'Observação e sinais',
    ],
    [
      ['المرايا', 'Mirrors', 'Spiegel', 'Rétroviseurs', 'Espelhos'],
      ['إعطاء الإشارات', 'Giving signals', 'Zeichen geben', 'Signaler ses intentions', 'Sinalização'],
      [
        'الاستجابة للإشارات والعلامات',
        'Response to signs and signals',
        'Reaktion auf Zeichen und Signale',
        'Réaction aux signaux',
        'Resposta aos sinais',
      ],
      [
        'الانتباه والتخطيط',
        'Awareness and planning',
        'Voraussicht und Planung',
        'Vigilance et anticipation',
        'Atenção e planeamento',
      ],
    ],
  ),
  ...groupOf(
    'UK4',
    'road',
    [
      'التعامل مع المرور',
      'Dealing with traffic',
      'Verhalten im Verkehr',
      'Dans la circulation',
      'Lidar com o trânsito',
    ],
    [
      ['التقاطعات', 'Junctions', 'Kreuzungen', 'Intersections', 'Cruzamentos'],
      [
        'التقدير عند التجاوز والتقابل والعبور',
        'Judgement when overtaking, meeting and crossing',
        'Einschätzung beim Überholen, Begegnen und Queren',
        'Jugement : dépassement, croisement, traversée',
        'Avaliação ao ultrapassar, cruzar e atravessar',
      ],
      ['استعمال السرعة', 'Use of speed', 'Geschwindigkeit', 'Usage de la vitesse', 'Uso da velocidade'],
      ['مسافة التتبع', 'Following distance', 'Abstand', 'Distance de suivi', 'Distância de seguimento'],
      [
        'الانسياب دون تردد زائد',
        'Progress without undue hesitation',
        'Zügigkeit ohne unnötiges Zögern',
        'Progression sans hésitation excessive',
        'Progressão sem hesitação indevida',
      ],
      ['الموضع على الطريق', 'Positioning', 'Fahrbahnposition', 'Placement', 'Posicionamento'],
      ['ممرات المشاة', 'Pedestrian crossings', 'Fußgängerüberwege', 'Passages piétons', 'Passadeiras'],
      [
        'اختيار مكان الوقوف',
        'Choosing where to stop',
        'Wahl des Haltepunkts',
        'Choix du lieu d’arrêt',
        'Escolha do local de paragem',
      ],
    ],
  ),
]
