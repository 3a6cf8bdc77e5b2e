import type { DemoCategory } from './shop.types.ts'

/** What the demo school sells to its learners: ten categories, twenty-seven products. */
export const schoolShelf: DemoCategory[] = [
  {
    names: ['باقات الدروس', 'Lesson packages', 'Fahrstundenpakete', 'Forfaits de leçons', 'Pacotes de aulas'],
    about: [
      'دروس عملية مع مدرّب معتمد، تُحجز مواعيدها من حسابك وتبقى صالحة سنة كاملة.',
      'Practical lessons with a licensed trainer. Book them from your account; they stay valid for a whole year.',
      'Praktische Fahrstunden mit zugelassenem Fahrlehrer. Termine buchen Sie selbst; gültig ein ganzes Jahr.',
      'Leçons pratiques avec un moniteur agréé, à réserver depuis votre compte et valables une année entière.',
      'Aulas práticas com instrutor credenciado, marcadas na sua conta e válidas durante um ano inteiro.',
    ],
    kind: 'lesson_package',
    shape: 'wheel',
    products: [
      {
        names: [
          'باقة البداية: خمسة دروس',
          'Starter package: five lessons',
          'Startpaket: fünf Fahrstunden',
          'Forfait débutant : cinq leçons',
          'Pacote inicial: cinco aulas',
        ],
        brand: 'Volantia',
        price: 650,
      },
      {
        names: [
          'باقة العشرة دروس',
          'Ten lesson package',
          'Paket mit zehn Fahrstunden',
          'Forfait de dix leçons',
          'Pacote de dez aulas',
        ],
        brand: 'Volantia',
        price: 1200,
      },
      {
        names: [
          'الباقة الكاملة: عشرون درسًا',
          'Complete package: twenty lessons',
          'Komplettpaket: zwanzig Fahrstunden',
          'Forfait complet : vingt leçons',
          'Pacote completo: vinte aulas',
        ],
        brand: 'Volantia',
        price: 2250,
      },
      {
        names: [
          'دروس استعادة الثقة',
          'Confidence refresher lessons',
          'Auffrischung für Wiedereinsteiger',
          'Leçons de remise en confiance',
          'Aulas para recuperar a confiança',
        ],
        brand: 'Pilotara',
        price: 420,
      },
    ],
  },
  {
    names: ['رسوم الاختبارات', 'Exam fees', 'Prüfungsgebühren', 'Frais d’examen', 'Taxas de exame'],
    about: [
      'يشمل التسجيل والموعد ورسوم الجهة المختصة، ويصلك تأكيد الموعد فور تحديده.',
      'Covers registration, the appointment and the authority’s charge. You hear from us once the date is set.',
      'Enthält Anmeldung, Termin und Gebühr der Behörde. Sobald der Termin steht, erfahren Sie ihn.',
      'Comprend l’inscription, le rendez-vous et la redevance officielle. La date vous est confirmée dès qu’elle est fixée.',
      'Inclui inscrição, marcação e taxa oficial. Avisamos assim que a data estiver definida.',
    ],
    kind: 'exam_fee',
    shape: 'exam',
    products: [
      {
        names: [
          'رسوم الاختبار النظري',
          'Theory exam fee',
          'Gebühr für die Theorieprüfung',
          'Frais de l’examen théorique',
          'Taxa do exame teórico',
        ],
        brand: 'Kerbline',
        price: 120,
      },
      {
        names: [
          'رسوم الاختبار العملي',
          'Practical exam fee',
          'Gebühr für die praktische Prüfung',
          'Frais de l’examen pratique',
          'Taxa do exame prático',
        ],
        brand: 'Kerbline',
        price: 260,
      },
      {
        names: [
          'رسوم إعادة الاختبار',
          'Exam retake fee',
          'Gebühr für die Wiederholung',
          'Frais de repassage',
          'Taxa de repetição do exame',
        ],
        brand: 'Kerbline',
        price: 180,
      },
    ],
  },
  {
    names: ['كتب النظري', 'Theory books', 'Theoriebücher', 'Livres de théorie', 'Livros de teoria'],
    about: [
      'كتاب مصوّر بلغة سهلة، مراجَع على أحدث الأنظمة، مع أسئلة في نهاية كل فصل.',
      'An illustrated book in plain words, checked against the current rules, with questions after each chapter.',
      'Ein bebildertes Buch in einfacher Sprache, nach geltendem Recht geprüft, mit Fragen nach jedem Kapitel.',
      'Un livre illustré, clair et à jour, avec des questions à la fin de chaque chapitre.',
      'Um livro ilustrado, claro e atualizado, com perguntas no fim de cada capítulo.',
    ],
    kind: 'goods',
    shape: 'book',
    products: [
      {
        names: [
          'دليل أنظمة المرور',
          'Handbook of traffic rules',
          'Handbuch der Verkehrsregeln',
          'Manuel du code de la route',
          'Manual das regras de trânsito',
        ],
        brand: 'Lampost Press',
        price: 85,
      },
      {
        names: [
          'مرجع الإشارات واللوحات',
          'Guide to signs and signals',
          'Zeichen und Signale',
          'Guide des panneaux et signaux',
          'Guia de sinais e placas',
        ],
        brand: 'Lampost Press',
        price: 49.5,
      },
      {
        names: [
          'ألف سؤال وجواب للنظري',
          'A thousand theory questions',
          'Tausend Theoriefragen',
          'Mille questions de théorie',
          'Mil perguntas de teoria',
        ],
        brand: 'Roadleaf',
        price: 65,
      },
      {
        names: [
          'كتيّب السائق الجديد',
          'New driver’s pocket book',
          'Taschenbuch für Fahranfänger',
          'Carnet du jeune conducteur',
          'Livro de bolso do novo condutor',
        ],
        brand: 'Roadleaf',
        price: 10.83,
      },
    ],
  },
  {
    names: ['الدورات الإلكترونية', 'Online courses', 'Online-Kurse', 'Cours en ligne', 'Cursos online'],
    about: [
      'تتعلّم من أي جهاز وفي أي وقت، مع مقاطع قصيرة واختبارات تجريبية بعدد غير محدود.',
      'Learn on any device at any hour, with short films and as many mock exams as you like.',
      'Lernen Sie jederzeit auf jedem Gerät, mit kurzen Filmen und beliebig vielen Probeprüfungen.',
      'Apprenez à toute heure sur tout appareil, avec des films courts et des examens blancs illimités.',
      'Aprenda a qualquer hora em qualquer dispositivo, com vídeos curtos e simulações sem limite.',
    ],
    kind: 'course',
    shape: 'phone',
    products: [
      {
        names: [
          'دورة النظري لستة أشهر',
          'Theory course for six months',
          'Theoriekurs für sechs Monate',
          'Cours théorique de six mois',
          'Curso teórico de seis meses',
        ],
        brand: 'Pilotara',
        price: 240,
      },
      {
        names: [
          'تدريب إدراك الأخطار',
          'Hazard perception training',
          'Gefahren früh erkennen',
          'Perception des dangers',
          'Treino de perceção de perigos',
        ],
        brand: 'Safihand',
        price: 155,
      },
      {
        names: [
          'القيادة ليلًا وفي المطر',
          'Driving at night and in rain',
          'Fahren bei Nacht und Regen',
          'Conduire de nuit et sous la pluie',
          'Conduzir de noite e à chuva',
        ],
        brand: 'Safihand',
        price: 95,
      },
    ],
  },
  {
    names: [
      'لوازم المتدرّب',
      'Learner gear',
      'Ausstattung für Fahrschüler',
      'Équipement de l’élève',
      'Material do aluno',
    ],
    about: [
      'يثبت بلا أدوات ولا يترك أثرًا على السيارة، ويصلح للتمرين مع العائلة.',
      'Fixes without tools and leaves no mark on the car. Good for practice with the family too.',
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
          'Training log book',
          'Ausbildungsnachweis-Heft',
          'Carnet de suivi',
          'Caderno de acompanhamento',
        ],
        brand: 'Roadleaf',
        price: 25,
      },
    ],
  },
  {
    names: ['السلامة على الطريق', 'Road safety', 'Sicherheit unterwegs', 'Sécurité routière', 'Segurança na estrada'],
    about: [
      'مطابق لما يُطلب وجوده في السيارة، ويأتي في حقيبة صغيرة تُحفظ في الصندوق.',
      'Meets what a car has to carry, and comes in a small bag that fits into the boot.',
      'Entspricht dem, was im Auto mitzuführen ist, und kommt in einer kleinen Tasche für den Kofferraum.',
      'Conforme à l’équipement exigé à bord, livré dans une petite trousse pour le coffre.',
      'Cumpre o que o carro deve ter a bordo e vem numa bolsa pequena para a bagageira.',
    ],
    kind: 'goods',
    shape: 'first',
    products: [
      {
        names: [
          'حقيبة إسعافات أولية',
          'First aid kit',
          'Verbandtasche',
          'Trousse de secours',
          'Estojo de primeiros socorros',
        ],
        brand: 'Safihand',
        price: 110,
      },
      {
        names: [
          'مثلث تحذير عاكس',
          'Reflective warning triangle',
          'Reflektierendes Warndreieck',
          'Triangle réfléchissant',
          'Triângulo refletor',
        ],
        brand: 'Duraway',
        price: 45,
      },
      {
        names: ['سترة عاكسة', 'High-visibility vest', 'Warnweste', 'Gilet haute visibilité', 'Colete refletor'],
        brand: 'Duraway',
        price: 32,
      },
    ],
  },
  {
    names: ['ملحقات السيارة', 'Car accessories', 'Autozubehör', 'Accessoires auto', 'Acessórios para o carro'],
    about: [
      'صُمم ليبقى نظرك على الطريق ويداك على المقود، وعليه ضمان سنتين.',
      'Made so that your eyes stay on the road and your hands on the wheel. Two years of warranty.',
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
  },
  {
    names: ['الدراجات النارية', 'Motorcycling', 'Motorrad', 'Moto', 'Motociclos'],
    about: [
      'متوفر بمقاسات متعددة ويمكن تبديله خلال أسبوعين إن لم يناسبك.',
      'Comes in several sizes and can be exchanged within two weeks if it does not fit.',
      'In mehreren Größen; passt es nicht, tauschen wir innerhalb von zwei Wochen.',
      'Disponible en plusieurs tailles, échangeable sous deux semaines.',
      'Disponível em vários tamanhos, com troca até duas semanas.',
    ],
    kind: 'goods',
    shape: 'helmet',
    products: [
      {
        names: [
          'خوذة تدريب كاملة',
          'Full-face training helmet',
          'Integralhelm für die Ausbildung',
          'Casque intégral d’entraînement',
          'Capacete integral de treino',
        ],
        brand: 'Duraway',
        price: 480,
      },
      {
        names: ['قفازات ركوب صيفية', 'Summer riding gloves', 'Sommerhandschuhe', 'Gants d’été', 'Luvas de verão'],
        brand: 'Duraway',
        price: 135,
      },
    ],
  },
  {
    names: ['تدريبات خاصة', 'Special training', 'Spezialtrainings', 'Stages spéciaux', 'Treinos especiais'],
    about: [
      'نصف يوم في مجموعة صغيرة على ميدان مغلق، مع تقرير شخصي في النهاية.',
      'Half a day in a small group on a closed circuit, with a personal report at the end.',
      'Ein halber Tag in kleiner Gruppe auf abgesperrtem Gelände, am Ende mit persönlichem Bericht.',
      'Une demi-journée en petit groupe sur circuit fermé, avec un bilan personnel.',
      'Meio dia num grupo pequeno em circuito fechado, com relatório pessoal no fim.',
    ],
    kind: 'course',
    shape: 'cone',
    products: [
      {
        names: [
          'ورشة الاصطفاف',
          'Parking workshop',
          'Einpark-Workshop',
          'Atelier de stationnement',
          'Oficina de estacionamento',
        ],
        brand: 'Zebrana',
        price: 190,
      },
      {
        names: [
          'يوم القيادة الوقائية',
          'Defensive driving day',
          'Tag des vorausschauenden Fahrens',
          'Journée de conduite préventive',
          'Dia de condução defensiva',
        ],
        brand: 'Safihand',
        price: 540,
      },
    ],
  },
  {
    names: ['بطاقات الهدايا', 'Gift cards', 'Gutscheine', 'Cartes-cadeaux', 'Cartões-presente'],
    about: [
      'هدية لمن يبدأ القيادة: رصيد يُستعمل في أي درس أو كتاب خلال سنتين.',
      'For somebody who starts to drive: credit for any lesson or book within two years.',
      'Für alle, die anfangen: Guthaben für Fahrstunden oder Bücher, zwei Jahre gültig.',
      'Pour qui commence à conduire : un crédit pour leçons ou livres, valable deux ans.',
      'Para quem começa a conduzir: crédito para aulas ou livros durante dois anos.',
    ],
    kind: 'course',
    shape: 'gift',
    products: [
      {
        names: [
          'بطاقة هدية للدروس',
          'Lesson gift card',
          'Gutschein für Fahrstunden',
          'Carte-cadeau leçons',
          'Cartão-presente de aulas',
        ],
        brand: 'Pilotara',
        price: 500,
      },
    ],
  },
]
