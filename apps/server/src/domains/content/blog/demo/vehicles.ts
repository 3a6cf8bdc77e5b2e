import { say } from '../../../../kernel/demo/say.ts'
import type { DemoPost } from './types.ts'

export const vehicles: DemoPost[] = [
  {
    slug: 'manual-or-automatic',
    categories: ['vehicles', 'tips'],
    picture: ['pedal', 10],
    title: say(
      'عادي أم أوتوماتيك: أيهما تتعلم؟',
      'Manual or automatic: which to learn?',
      'Schaltung oder Automatik: was lernen?',
      'Boîte manuelle ou automatique : que choisir ?',
      'Manual ou automático: qual aprender?',
    ),
    excerpt: say(
      'لا يوجد جواب واحد للجميع. اسأل نفسك ثلاثة أسئلة قبل أن تحجز.',
      'There is no one answer. Ask yourself three questions before you book.',
      'Eine Antwort für alle gibt es nicht. Stellen Sie sich vorher drei Fragen.',
      'Pas de réponse unique : posez-vous trois questions avant de réserver.',
      'Não há resposta única: faça a si mesmo três perguntas antes de marcar.',
    ),
    content: say(
      '<p>سؤال يصلنا كل أسبوع، وجوابه عندك لا عندنا. السيارة الأوتوماتيكية أسهل في البداية، والعادية تفتح لك أبوابًا أكثر.</p><h3>ثلاثة أسئلة</h3><ul><li>أي سيارة ستقود بعد الرخصة؟ إن كانت سيارة البيت أوتوماتيكية فقد لا تحتاج غيرها.</li><li>هل يطلب عملك قيادة سيارات مختلفة؟ كثير من سيارات النقل عادية.</li><li>كم لديك من الوقت؟ العادي يحتاج في الغالب إلى دروس أكثر قبل أن تصير قدماك تعملان وحدهما.</li></ul><h3>انتبه إلى الرخصة</h3><p>في بعض البلدان تُكتب على رخصة الأوتوماتيك عبارة تمنعك من قيادة العادي. اسأل مكتب مدرستك قبل أن تختار، فالتغيير بعد الاختبار يعني اختبارًا جديدًا.</p><p>وإن بقيت مترددًا فاطلب درسًا واحدًا على كل نوع. ساعة واحدة خلف المقود تجيب أفضل من أسبوع من النصائح.</p>',
      '<p>We hear this question every week, and the answer lies with you. An automatic is easier at first; a manual opens more doors.</p><h3>Three questions</h3><ul><li>Which car will you drive afterwards? If the one at home is automatic, you may never need another.</li><li>Does your work involve different cars? Many vans are manual.</li><li>How much time do you have? A manual usually takes more lessons, until your feet work by themselves.</li></ul><h3>Mind the licence</h3><p>In some countries a licence taken on an automatic does not allow you to drive a manual. Ask your school’s office before you choose: changing afterwards means another test.</p><p>Still undecided? Take one lesson on each. An hour at the wheel tells you more than a week of advice.</p>',
      '<p>Diese Frage hören wir jede Woche, und die Antwort liegt bei Ihnen. Automatik ist anfangs leichter, Schaltung öffnet mehr Türen.</p><h3>Drei Fragen</h3><ul><li>Welches Auto fahren Sie danach?</li><li>Verlangt Ihre Arbeit verschiedene Fahrzeuge? Viele Transporter haben Schaltung.</li><li>Wie viel Zeit haben Sie? Schaltung braucht meist mehr Stunden.</li></ul><h3>Achten Sie auf den Führerschein</h3><p>In manchen Ländern erlaubt eine Prüfung auf Automatik keine Schaltwagen. Fragen Sie vorher im Büro. Noch unsicher? Nehmen Sie je eine Stunde: Das sagt mehr als eine Woche Ratschläge.</p>',
      '<p>On nous pose la question chaque semaine, et la réponse est chez vous. L’automatique est plus simple au début, la manuelle ouvre plus de portes.</p><h3>Trois questions</h3><ul><li>Quelle voiture conduirez-vous ensuite ?</li><li>Votre travail demande-t-il plusieurs véhicules ? Bien des fourgons sont manuels.</li><li>Combien de temps avez-vous ? La manuelle prend souvent plus de leçons.</li></ul><h3>Attention au permis</h3><p>Dans certains pays, un permis passé en automatique interdit la manuelle. Renseignez-vous avant. Encore un doute ? Essayez une leçon de chaque.</p>',
      '<p>Perguntam-nos isto todas as semanas, e a resposta está consigo. O automático é mais fácil no início; o manual abre mais portas.</p><h3>Três perguntas</h3><ul><li>Que carro vai conduzir depois?</li><li>O trabalho pede veículos diferentes? Muitas carrinhas são manuais.</li><li>Quanto tempo tem? O manual costuma levar mais aulas.</li></ul><h3>Atenção à carta</h3><p>Em alguns países, a carta tirada em automático não permite manual. Pergunte antes de escolher. Ainda em dúvida? Faça uma aula de cada.</p>',
    ),
    comments: [
      { from: ['محتار', 'undecided@mail.example'], text: 'أخذت درسًا على كل نوع كما كتبتم، واخترت العادي.' },
      { text: 'الأوتوماتيك أنسب لمن يبدأ بعد الخمسين، وهذا رأيي من التدريب.' },
    ],
  },
  {
    slug: 'five-minute-car-check',
    categories: ['vehicles', 'safety'],
    picture: ['key', 2],
    title: say(
      'فحص السيارة في خمس دقائق',
      'The five-minute car check',
      'Der Fünf-Minuten-Check am Auto',
      'Le contrôle de la voiture en cinq minutes',
      'A verificação do carro em cinco minutos',
    ),
    excerpt: say(
      'دورة واحدة حول السيارة كل أسبوع تكشف معظم ما يوقفك على الطريق.',
      'One walk around the car each week finds most of what could leave you stranded.',
      'Ein Rundgang in der Woche findet das meiste, was Sie liegen ließe.',
      'Un tour de la voiture par semaine révèle l’essentiel des pannes.',
      'Uma volta ao carro por semana revela quase tudo o que o faria parar.',
    ),
    content: say(
      '<p>لا تحتاج إلى أن تكون ميكانيكيًا. تحتاج إلى خمس دقائق في يوم ثابت من الأسبوع، وإلى أن تدور حول السيارة وهي باردة وعلى أرض مستوية.</p><h3>من الخارج</h3><ul><li>الإطارات: انظر إلى الجوانب بحثًا عن انتفاخ، واقرأ الضغط الصحيح من ملصق باب السائق.</li><li>الأنوار: شغّلها كلها واطلب من أحد أن يقف خلف السيارة وأنت تضغط الفرامل.</li><li>الزجاج والماسحات: نظّفها، فالغبار الناعم يخدش.</li></ul><h3>تحت الغطاء</h3><ul><li>الزيت: بين العلامتين على المقياس.</li><li>ماء التبريد: انظر إلى الخزان ولا تفتحه والمحرك ساخن.</li><li>ماء الزجاج: املأه، فهو أرخص ما في السيارة.</li></ul><p>إن رأيت بقعة تحت السيارة أو ضوءًا لم تره من قبل فلا تؤجل. صوّره وأرسله إلى من يعرف. سيارة التدريب تُفحص هكذا كل صباح، ولهذا قلّما تقف في منتصف الدرس.</p>',
      '<p>You do not have to be a mechanic. You need five minutes on the same day every week. Walk around the car while it is cold and on level ground.</p><h3>Outside</h3><ul><li>Tyres: look for bulges and read the right pressure off the label in the driver’s door.</li><li>Lights: switch them all on and have someone stand behind the car while you brake.</li><li>Glass and wipers: clean them; fine dust scratches.</li></ul><h3>Under the bonnet</h3><ul><li>Oil: between the two marks.</li><li>Coolant: look at the tank, and never open it hot.</li><li>Washer fluid: fill it up; it is the cheapest thing in the car.</li></ul><p>A puddle under the car or a warning light you have never seen cannot wait. Training cars are checked like this every morning, so they rarely break down in a lesson.</p>',
      '<p>Sie müssen nicht schrauben können. Es braucht fünf Minuten in der Woche und einen Rundgang um das kalte Auto.</p><h3>Außen</h3><ul><li>Reifen: auf Beulen achten; der Druck steht auf dem Aufkleber in der Fahrertür.</li><li>Licht: alles einschalten, jemand schaut hinten beim Bremsen zu.</li><li>Scheiben und Wischer reinigen.</li></ul><h3>Unter der Haube</h3><ul><li>Öl zwischen den Marken.</li><li>Kühlwasser ansehen, nie heiß öffnen.</li><li>Wischwasser auffüllen.</li></ul><p>Ein Fleck unter dem Auto oder eine neue Warnleuchte duldet keinen Aufschub.</p>',
      '<p>Inutile d’être mécanicien : cinq minutes par semaine et un tour de la voiture à froid suffisent.</p><h3>Dehors</h3><ul><li>Pneus : cherchez une bosse et lisez la pression sur l’étiquette de la portière.</li><li>Feux : allumez tout, quelqu’un regarde derrière quand vous freinez.</li><li>Vitres et essuie-glaces : nettoyez-les.</li></ul><h3>Sous le capot</h3><ul><li>Huile entre les deux repères.</li><li>Liquide de refroidissement : ne jamais ouvrir à chaud.</li><li>Lave-glace : remplissez.</li></ul><p>Une tache au sol ou un voyant inconnu n’attend pas.</p>',
      '<p>Não precisa de ser mecânico: bastam cinco minutos por semana e uma volta ao carro frio.</p><h3>Por fora</h3><ul><li>Pneus: procure bolhas e leia a pressão na etiqueta da porta do condutor.</li><li>Luzes: acenda todas e peça a alguém que veja atrás enquanto trava.</li><li>Vidros e escovas: limpe-os.</li></ul><h3>Debaixo do capô</h3><ul><li>Óleo entre as duas marcas.</li><li>Líquido de refrigeração: nunca abra a quente.</li><li>Água do vidro: encha.</li></ul><p>Uma mancha no chão ou uma luz nova não espera.</p>',
    ),
    comments: [
      {
        from: ['صاحب ورشة', 'garage@mail.example', 'https://garage.example'],
        text: 'لو فعلها كل سائق لقلّ زبائني إلى النصف، ومع ذلك أنصح بها.',
      },
      { text: 'طبعنا القائمة وعلقناها في ساحة المدرسة.' },
    ],
  },
]
