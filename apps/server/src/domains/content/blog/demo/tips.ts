import { say } from '../../../../kernel/demo/say.ts'
import type { DemoPost } from './types.ts'

export const tips: DemoPost[] = [
  {
    slug: 'your-first-lesson',
    categories: ['tips'],
    picture: ['wheel', 6],
    title: say(
      'درسك الأول خلف المقود',
      'Your first lesson behind the wheel',
      'Ihre erste Stunde am Steuer',
      'Votre première leçon au volant',
      'A sua primeira aula ao volante',
    ),
    excerpt: say(
      'ما الذي يحدث في الساعة الأولى، وكيف تصل إليها هادئًا ومستعدًا.',
      'What happens in the first hour, and how to arrive calm and ready.',
      'Was in der ersten Stunde geschieht und wie Sie ruhig ankommen.',
      'Ce qui se passe durant la première heure, et comment y arriver serein.',
      'O que acontece na primeira hora e como chegar calmo e preparado.',
    ),
    content: say(
      '<p>الدرس الأول ليس اختبارًا. لا أحد ينتظر منك أن تقود في شارع مزدحم؛ المطلوب أن تتعرف على السيارة وعلى من يجلس بجانبك.</p><h3>قبل أن تتحرك السيارة</h3><p>ستقضي الدقائق الأولى واقفًا في مكانك، وهي أهم دقائق الدرس:</p><ul><li>اضبط المقعد حتى تضغط الدواسة إلى آخرها وركبتك مثنية قليلًا.</li><li>اضبط المرايا الثلاث وأنت جالس كما ستقود.</li><li>اربط الحزام واسأل عن كل زر لا تعرفه.</li></ul><h3>ثم ببطء</h3><p>ستتعلم الانطلاق والتوقف في ساحة هادئة، مرة بعد مرة. قد تتوقف السيارة فجأة أو تهتز، وهذا طبيعي تمامًا. خذ نفسًا وأعد المحاولة.</p><p>في نهاية الساعة اسأل مدرّبك سؤالًا واحدًا: ما الشيء الذي أتدرب عليه في المرة القادمة؟ اكتب الجواب في هاتفك، فمنه يبدأ درسك الثاني.</p>',
      '<p>The first lesson is not a test. Nobody expects you to drive down a busy street. The point is to get to know the car and the person beside you.</p><h3>Before the car moves</h3><p>You will spend the first minutes standing still, and they are the ones that matter most:</p><ul><li>Set the seat so that you can press the pedal all the way with your knee slightly bent.</li><li>Adjust all three mirrors in your driving position.</li><li>Fasten your seat belt and ask about every button you do not know.</li></ul><h3>Then take it slowly</h3><p>You practise moving off and stopping in a quiet yard, again and again. The car may stall or jerk, which is entirely normal. Breathe and try once more.</p><p>At the end ask your trainer one question: what do I practise next time? Write the answer down; your second lesson begins there.</p>',
      '<p>Die erste Stunde ist keine Prüfung. Niemand erwartet, dass Sie durch dichten Verkehr fahren; Sie lernen das Auto kennen und den Menschen neben Ihnen.</p><h3>Bevor es losgeht</h3><ul><li>Stellen Sie den Sitz so ein, dass das Knie bei durchgetretenem Pedal leicht gebeugt bleibt.</li><li>Richten Sie alle drei Spiegel ein.</li><li>Gurt anlegen und nach jedem unbekannten Schalter fragen.</li></ul><h3>Dann langsam</h3><p>Sie üben Anfahren und Anhalten auf einem ruhigen Platz. Dass der Motor ausgeht, ist ganz normal: durchatmen, noch einmal.</p><p>Fragen Sie am Ende: Was übe ich beim nächsten Mal? Schreiben Sie die Antwort auf, dort beginnt Ihre zweite Stunde.</p>',
      '<p>La première leçon n’est pas un examen. Personne n’attend de vous une rue bondée : vous faites connaissance avec la voiture et avec votre moniteur.</p><h3>Avant de rouler</h3><ul><li>Réglez le siège : pédale enfoncée, le genou reste légèrement plié.</li><li>Ajustez les trois rétroviseurs dans votre position de conduite.</li><li>Attachez la ceinture et posez une question sur chaque bouton inconnu.</li></ul><h3>Ensuite, doucement</h3><p>Vous apprenez à démarrer et à vous arrêter dans une cour tranquille. Caler est parfaitement normal : respirez et recommencez.</p><p>À la fin, demandez : que dois-je travailler la prochaine fois ? Notez la réponse, votre deuxième leçon commence là.</p>',
      '<p>A primeira aula não é um exame. Ninguém espera que conduza numa rua cheia: vai conhecer o carro e quem se senta ao seu lado.</p><h3>Antes de o carro andar</h3><ul><li>Ajuste o banco: com o pedal a fundo, o joelho fica um pouco dobrado.</li><li>Regule os três espelhos na posição em que vai conduzir.</li><li>Aperte o cinto e pergunte por cada botão que não conhece.</li></ul><h3>Depois, devagar</h3><p>Treina arrancar e parar num recinto calmo, vezes sem conta. Se o motor for abaixo, é normal: respire e tente de novo.</p><p>No fim pergunte: o que treino da próxima vez? Escreva a resposta; a segunda aula começa aí.</p>',
    ),
    comments: [
      {
        from: ['قارئة من جدة', 'reader.one@mail.example'],
        text: 'توقفت السيارة معي خمس مرات في أول ربع ساعة، والآن أقود إلى عملي كل يوم.',
        replies: [{ text: 'خمس مرات عدد جيد. الأهم أنك عدت إلى الدرس الثاني.' }],
      },
      { text: 'أعطي هذه الصفحة لكل طالب جديد قبل موعده الأول.' },
    ],
  },
  {
    slug: 'parallel-parking-in-three-looks',
    categories: ['tips', 'exams'],
    picture: ['mirror', 3],
    title: say(
      'الوقوف الجانبي في ثلاث نظرات',
      'Parallel parking in three looks',
      'Längs einparken in drei Blicken',
      'Le créneau en trois regards',
      'Estacionar em paralelo em três olhares',
    ),
    excerpt: say(
      'لا تحفظ عدد لفات المقود. تعلّم أين تنظر، وستدخل السيارة وحدها.',
      'Do not memorise turns of the wheel. Learn where to look and the car follows.',
      'Zählen Sie keine Lenkradumdrehungen. Lernen Sie, wohin Sie schauen.',
      'N’apprenez pas des tours de volant : apprenez où regarder.',
      'Não decore voltas de volante: aprenda para onde olhar.',
    ),
    content: say(
      '<p>أكثر من يخفقون في الوقوف الجانبي يحسبون لفات المقود وينسون النظر. السيارة تذهب إلى حيث تنظر، فاجعل لكل مرحلة نظرة.</p><h3>النظرات الثلاث</h3><ul><li><strong>المصدّ:</strong> قف بمحاذاة السيارة الأمامية، وارجع مستقيمًا حتى يحاذي مقعدك مصدّها الخلفي.</li><li><strong>المرآة:</strong> أدر المقود نحو الرصيف وارجع ببطء حتى ترى في المرآة المقابلة مصباح السيارة التي خلفك كاملًا.</li><li><strong>الرصيف:</strong> عدّل المقود، ثم أدره إلى الجهة الأخرى حين يقترب الرصيف من مقبض الباب في المرآة.</li></ul><h3>السرعة هي السر</h3><p>تحرك أبطأ من خطوة الماشي. البطء يمنحك وقتًا لتصحح، والمختبر لا يخصم منك إن توقفت ونظرت ثم أكملت.</p><p>تدرّب بين قمعين قبل أن تتدرب بين سيارتين، وابدأ بمكان أوسع مما تحتاج ثم ضيّقه درسًا بعد درس.</p>',
      '<p>Most people who fail at parallel parking count turns of the wheel and forget to look. The car goes where you look, so give every stage a look of its own.</p><h3>The three looks</h3><ul><li><strong>Bumper:</strong> stop level with the car in front and reverse straight until your seat is level with its rear bumper.</li><li><strong>Mirror:</strong> steer towards the kerb and reverse slowly until the far mirror shows the whole headlamp of the car behind.</li><li><strong>Kerb:</strong> straighten, then steer the other way as the kerb nears the door handle in your mirror.</li></ul><h3>Slowness is the secret</h3><p>Move slower than somebody walking. It gives you time to correct, and no examiner minds if you stop, look and go on.</p><p>Practise between cones first, in a gap wider than you need, and narrow it lesson by lesson.</p>',
      '<p>Wer beim Einparken scheitert, zählt meist Lenkradumdrehungen und vergisst zu schauen. Das Auto fährt dorthin, wohin Sie blicken.</p><h3>Die drei Blicke</h3><ul><li><strong>Stoßfänger:</strong> gerade zurück, bis Ihr Sitz neben dem Heck des vorderen Autos steht.</li><li><strong>Spiegel:</strong> zum Bordstein lenken, bis der gegenüberliegende Spiegel den ganzen Scheinwerfer des hinteren Autos zeigt.</li><li><strong>Bordstein:</strong> gerade stellen und gegenlenken, wenn er sich im Spiegel dem Türgriff nähert.</li></ul><h3>Langsam ist das Geheimnis</h3><p>Fahren Sie langsamer als Schritttempo. Anhalten, schauen und weiterfahren ist erlaubt. Üben Sie zuerst zwischen Kegeln in einer großzügigen Lücke.</p>',
      '<p>Ceux qui ratent le créneau comptent souvent les tours de volant et oublient de regarder. La voiture va où vont vos yeux.</p><h3>Les trois regards</h3><ul><li><strong>Le pare-chocs :</strong> reculez droit jusqu’à ce que votre siège soit à hauteur de l’arrière de la voiture de devant.</li><li><strong>Le rétroviseur :</strong> braquez vers le trottoir jusqu’à voir, dans le miroir opposé, tout le phare de la voiture de derrière.</li><li><strong>Le trottoir :</strong> redressez puis contre-braquez quand il s’approche de la poignée.</li></ul><h3>La lenteur, tout le secret</h3><p>Roulez moins vite qu’un piéton : vous aurez le temps de corriger. Commencez entre des cônes, dans une place large.</p>',
      '<p>Quem falha o estacionamento conta voltas de volante e esquece-se de olhar. O carro vai para onde olha.</p><h3>Os três olhares</h3><ul><li><strong>Para-choques:</strong> recue a direito até o seu banco ficar a par da traseira do carro da frente.</li><li><strong>Espelho:</strong> vire para o passeio até ver, no espelho oposto, todo o farol do carro de trás.</li><li><strong>Passeio:</strong> endireite e vire ao contrário quando ele se aproximar do puxador da porta.</li></ul><h3>O segredo é a lentidão</h3><p>Ande mais devagar do que um peão: terá tempo para corrigir. Treine primeiro entre cones, num espaço largo, e vá apertando.</p>',
    ),
    comments: [
      {
        from: ['طالب صبور', 'patient@mail.example'],
        text: 'نظرة المرآة هي التي كانت تنقصني. شكرًا.',
      },
      {
        from: ['قائد جديد', 'newdriver@mail.example'],
        text: 'هل تنفع الطريقة نفسها إن كان الرصيف على اليسار؟',
        replies: [{ text: 'نعم، بالنظرات نفسها وبالمرآة المقابلة.' }],
      },
    ],
  },
]
