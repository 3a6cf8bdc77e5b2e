import type { DemoCategory } from './shop.types.ts'

/** What the platform sells to driving schools: ten categories, twenty-seven products. */
export const platformShelf: DemoCategory[] = [
  {
    names: ['أجهزة المحاكاة', 'Simulators', 'Simulatoren', 'Simulateurs', 'Simuladores'],
    about: [
      'يُركّب في الفصل خلال ساعتين، ويسجّل كل جلسة مع أخطائها في ملف المتدرّب.',
      'Set up in a classroom within two hours. Every session and its mistakes go into the learner’s file.',
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
          'Full motion simulator',
          'Simulator mit Bewegungsplattform',
          'Simulateur à plateforme mobile',
          'Simulador com plataforma móvel',
        ],
        brand: 'Volantia',
        price: 8999,
      },
    ],
  },
  {
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
  },
  {
    names: ['تجهيز الميدان', 'Circuit equipment', 'Übungsplatz', 'Équipement de piste', 'Equipamento de pista'],
    about: [
      'مصنوع لتحمّل الشمس والصدمات، وتبقى ألوانه واضحة لسنوات.',
      'Made for sun and knocks; its colours stay bright for years.',
      'Für Sonne und Stöße gemacht; die Farben bleiben über Jahre kräftig.',
      'Conçu pour le soleil et les chocs, aux couleurs durables.',
      'Feito para o sol e os embates, com cores que duram anos.',
    ],
    kind: 'goods',
    shape: 'cone',
    products: [
      {
        names: [
          'عشرون قمعًا مرنًا',
          'Twenty flexible cones',
          'Zwanzig flexible Leitkegel',
          'Vingt cônes souples',
          'Vinte cones flexíveis',
        ],
        brand: 'Zebrana',
        price: 189,
      },
      {
        names: [
          'أعمدة اصطفاف بقواعد',
          'Parking poles with bases',
          'Einparkstangen mit Fuß',
          'Piquets de stationnement',
          'Balizas de estacionamento',
        ],
        brand: 'Zebrana',
        price: 129,
      },
      {
        names: [
          'إشارة ضوئية متنقلة',
          'Portable traffic light',
          'Mobile Übungsampel',
          'Feu tricolore mobile',
          'Semáforo portátil',
        ],
        brand: 'Tarmacraft',
        price: 620,
      },
      {
        names: [
          'طقم لوحات مرورية للميدان',
          'Set of signs for the circuit',
          'Verkehrszeichen-Satz',
          'Jeu de panneaux de piste',
          'Conjunto de sinais para pista',
        ],
        brand: 'Kerbline',
        price: 340,
      },
    ],
  },
  {
    names: [
      'علامات المركبات',
      'Vehicle markings',
      'Fahrzeugkennzeichnung',
      'Signalétique véhicule',
      'Identificação de veículos',
    ],
    about: [
      'تُطبع باسم مدرستك وشعارها، وتُنزع دون أن تؤذي الطلاء.',
      'Printed with your school’s name and logo; comes off without harming the paint.',
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
  },
  {
    names: ['تجهيز الفصول', 'Classroom', 'Lehrraum', 'Salle de cours', 'Sala de aula'],
    about: [
      'يساعد على شرح المواقف المرورية خطوة خطوة أمام المجموعة كلها.',
      'Helps to explain traffic situations step by step in front of the whole group.',
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
          'Magnetic crossroads board',
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
  },
  {
    names: [
      'كتب المدرّبين',
      'Books for trainers',
      'Bücher für Fahrlehrer',
      'Livres pour moniteurs',
      'Livros para instrutores',
    ],
    about: [
      'كتبه مدرّبون لمدرّبين: خطط دروس جاهزة وأخطاء شائعة وطرق علاجها.',
      'By trainers for trainers: ready lesson plans, common mistakes and what helps.',
      'Von Fahrlehrern für Fahrlehrer: fertige Stundenpläne, häufige Fehler und was hilft.',
      'Par des moniteurs pour des moniteurs : plans de leçon, fautes fréquentes et remèdes.',
      'De instrutores para instrutores: planos de aula, erros comuns e soluções.',
    ],
    kind: 'goods',
    shape: 'book',
    products: [
      {
        names: [
          'خطط دروس عملية',
          'Practical lesson plans',
          'Stundenpläne für die Praxis',
          'Plans de leçons pratiques',
          'Planos de aulas práticas',
        ],
        brand: 'Lampost Press',
        price: 42,
      },
      {
        names: [
          'تعليم القَلِقين من القيادة',
          'Teaching anxious drivers',
          'Ängstliche Fahrschüler begleiten',
          'Enseigner aux élèves anxieux',
          'Ensinar condutores ansiosos',
        ],
        brand: 'Lampost Press',
        price: 36,
      },
      {
        names: [
          'إدارة مدرسة القيادة',
          'Running a driving school',
          'Eine Fahrschule führen',
          'Gérer une auto-école',
          'Gerir uma escola de condução',
        ],
        brand: 'Roadleaf',
        price: 58,
      },
    ],
  },
  {
    names: [
      'الكاميرات والأجهزة',
      'Cameras and devices',
      'Kameras und Geräte',
      'Caméras et appareils',
      'Câmaras e dispositivos',
    ],
    about: [
      'يعمل مع تطبيق المدرّب مباشرة، وبطاريته تكفي يوم عمل كاملًا.',
      'Works with the trainer’s application at once; the battery lasts a whole working day.',
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
          'Dual in-car camera',
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
  },
  {
    names: ['لوازم الاختبار', 'Exam kits', 'Prüfungsbedarf', 'Matériel d’examen', 'Material de exame'],
    about: [
      'يوحّد التقييم بين المدرّبين، وتُسجَّل نتائجه في دقيقة.',
      'Makes trainers mark alike, and takes a minute to record.',
      'Sorgt für gleiche Maßstäbe und ist in einer Minute erfasst.',
      'Harmonise l’évaluation entre moniteurs et se saisit en une minute.',
      'Uniformiza a avaliação entre instrutores e regista-se num minuto.',
    ],
    kind: 'goods',
    shape: 'exam',
    products: [
      {
        names: [
          'نماذج تقييم الاختبار التجريبي',
          'Mock exam marking sheets',
          'Bewertungsbögen für Probeprüfungen',
          'Grilles d’examen blanc',
          'Folhas de exame simulado',
        ],
        brand: 'Roadleaf',
        price: 19.9,
      },
      {
        names: [
          'طقم فحص النظر',
          'Eyesight test kit',
          'Sehtest-Set',
          'Kit de test de vue',
          'Conjunto de teste de visão',
        ],
        brand: 'Safihand',
        price: 145,
      },
    ],
  },
  {
    names: ['تدريب الدراجات', 'Motorcycle training', 'Motorradausbildung', 'Formation moto', 'Formação de motociclos'],
    about: [
      'للمدرّب والمتدرّب معًا، مختبَر في آلاف ساعات التدريب.',
      'For trainer and learner alike, tried in thousands of hours of training.',
      'Für Lehrer und Schüler, in Tausenden Ausbildungsstunden erprobt.',
      'Pour moniteur et élève, éprouvé pendant des milliers d’heures.',
      'Para instrutor e aluno, testado em milhares de horas de formação.',
    ],
    kind: 'goods',
    shape: 'helmet',
    products: [
      {
        names: [
          'جهازا اتصال للخوذ',
          'Pair of helmet radios',
          'Zwei Helm-Funkgeräte',
          'Paire d’intercoms',
          'Par de intercomunicadores',
        ],
        brand: 'Volantia',
        price: 275,
      },
      {
        names: ['سترة حماية بوسادة هوائية', 'Air bag safety vest', 'Airbag-Weste', 'Gilet airbag', 'Colete com airbag'],
        brand: 'Safihand',
        price: 430,
      },
    ],
  },
  {
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
  },
]
