import { say } from '../../../../kernel/demo/say.ts'
import type { DemoPost } from './types.ts'

export const theory: DemoPost[] = [
  {
    slug: 'theory-in-two-weeks',
    categories: ['theory', 'exams'],
    picture: ['book', 7],
    title: say(
      'النظري في أسبوعين من غير سهر',
      'The theory in two weeks without late nights',
      'Die Theorie in zwei Wochen ohne Nachtschicht',
      'Le code en deux semaines sans nuit blanche',
      'O código em duas semanas sem noitadas',
    ),
    excerpt: say(
      'خطة من نصف ساعة في اليوم، لأن القليل كل يوم يبقى والكثير مرة واحدة يُنسى.',
      'Half an hour a day: a little every day sticks, a lot at once is forgotten.',
      'Eine halbe Stunde am Tag: wenig und täglich bleibt besser haften.',
      'Une demi-heure par jour : peu mais chaque jour, et cela reste.',
      'Meia hora por dia: pouco de cada vez fica na memória.',
    ),
    content: say(
      '<p>كتاب النظري يبدو طويلًا لمن يفتحه ليلة الاختبار. أما من يعطيه نصف ساعة في اليوم فيصل إلى آخره قبل موعده بأيام.</p><h3>الأسبوع الأول: افهم</h3><p>خذ بابًا واحدًا كل يوم. لا تحفظ العلامات واحدة واحدة، بل تعلّم لغتها: المثلث يحذّر، والدائرة الحمراء تمنع، والزرقاء تأمر. حين تعرف اللغة تقرأ علامة لم ترها من قبل.</p><h3>الأسبوع الثاني: اختبر نفسك</h3><ul><li>حلّ عشرين سؤالًا في اليوم، لا أكثر.</li><li>اكتب كل سؤال أخطأت فيه على بطاقة، وسبب الخطأ على ظهرها.</li><li>ابدأ يومك التالي ببطاقات الأمس.</li></ul><p>في اليومين الأخيرين لا تفتح بابًا جديدًا. راجع بطاقاتك، ونم مبكرًا، واذهب إلى الاختبار وقد أكلت شيئًا. النوم يثبّت ما تعلمته أكثر مما تثبّته صفحة أخيرة بعد منتصف الليل.</p>',
      '<p>The theory book looks long when you open it the night before. At half an hour a day, you finish it with days to spare.</p><h3>Week one: understand</h3><p>Take one chapter a day. Do not learn signs one by one; learn their language. A triangle warns, a red circle forbids, a blue one orders. Once you know the language, you can read a sign you have never seen.</p><h3>Week two: test yourself</h3><ul><li>Answer twenty questions a day, no more.</li><li>Write each one you got wrong on a card, and the reason on the back.</li><li>Start the next day with yesterday’s cards.</li></ul><p>In the last two days, start nothing new. Go through your cards, go to bed early and eat before you leave. Sleep helps you more than one last page after midnight.</p>',
      '<p>Das Theoriebuch wirkt lang, wenn man es am Vorabend aufschlägt. Mit einer halben Stunde am Tag sind Sie rechtzeitig durch.</p><h3>Woche eins: verstehen</h3><p>Ein Kapitel am Tag. Lernen Sie die Sprache der Schilder: Das Dreieck warnt, der rote Kreis verbietet, der blaue gebietet.</p><h3>Woche zwei: sich prüfen</h3><ul><li>Zwanzig Fragen am Tag, nicht mehr.</li><li>Jeder Fehler kommt auf eine Karte, der Grund auf die Rückseite.</li><li>Beginnen Sie mit den Karten von gestern.</li></ul><p>In den letzten zwei Tagen nichts Neues. Schlafen Sie früh: Schlaf festigt mehr als eine letzte Seite nach Mitternacht.</p>',
      '<p>Le livre du code paraît long à qui l’ouvre la veille. Avec une demi-heure par jour, vous le terminez en avance.</p><h3>Semaine un : comprendre</h3><p>Un chapitre par jour. Apprenez la langue des panneaux : le triangle avertit, le cercle rouge interdit, le bleu oblige.</p><h3>Semaine deux : se tester</h3><ul><li>Vingt questions par jour, pas plus.</li><li>Chaque erreur va sur une fiche, sa raison au dos.</li><li>Commencez par les fiches de la veille.</li></ul><p>Les deux derniers jours, rien de nouveau. Couchez-vous tôt : le sommeil retient mieux qu’une dernière page après minuit.</p>',
      '<p>O livro do código parece longo a quem o abre na véspera. Com meia hora por dia, acaba-o a tempo.</p><h3>Primeira semana: compreender</h3><p>Um capítulo por dia. Aprenda a língua dos sinais: o triângulo avisa, o círculo vermelho proíbe, o azul obriga.</p><h3>Segunda semana: testar-se</h3><ul><li>Vinte perguntas por dia, não mais.</li><li>Cada erro vai para um cartão, com o motivo no verso.</li><li>Comece pelos cartões de ontem.</li></ul><p>Nos dois últimos dias, nada de novo. Deite-se cedo: o sono guarda mais do que uma última página depois da meia-noite.</p>',
    ),
    comments: [
      { from: ['طالب جامعي', 'student@mail.example'], text: 'طريقة البطاقات أنقذتني. أخطأت في سؤالين فقط.' },
      {
        from: ['أم لثلاثة', 'mother@mail.example'],
        text: 'نصف ساعة بعد نوم الأولاد كانت تكفي فعلًا.',
        replies: [
          {
            from: ['طالب جامعي', 'student@mail.example'],
            text: 'وأنا كنت أراجع في الحافلة.',
          },
        ],
      },
    ],
  },
  {
    slug: 'who-goes-first',
    categories: ['theory', 'safety'],
    picture: ['exam', 1],
    title: say(
      'من يمر أولًا؟ الأولوية في أربعة أسئلة',
      'Who goes first? Right of way in four questions',
      'Wer fährt zuerst? Vorfahrt in vier Fragen',
      'Qui passe en premier ? La priorité en quatre questions',
      'Quem passa primeiro? A prioridade em quatro perguntas',
    ),
    excerpt: say(
      'اسأل الأسئلة بترتيبها عند كل تقاطع، وقف عند أول جواب.',
      'Ask them in order at every junction and stop at the first answer.',
      'Fragen Sie an jeder Kreuzung der Reihe nach.',
      'Posez-les dans l’ordre à chaque carrefour.',
      'Faça-as por ordem em cada cruzamento.',
    ),
    content: say(
      '<p>التقاطع يربك المبتدئ لأنه يرى كل شيء دفعة واحدة. الحل أن تسأل نفسك أسئلة قليلة بترتيب ثابت، وأن تقف عند أول سؤال جوابه نعم.</p><h3>الأسئلة بترتيبها</h3><ul><li>هل يوجد من ينظم السير بيده؟ إشارته فوق كل شيء.</li><li>هل توجد إشارة ضوئية تعمل؟ هي الحكم.</li><li>هل توجد علامة قف أو أفضلية؟ اتبعها.</li><li>لا شيء مما سبق؟ طبّق قاعدة الأولوية في بلدك.</li></ul><p>وتبقى فوق ذلك كله سيارات الطوارئ: أفسح لها ولو كان الضوء أخضر لك.</p><h3>الأولوية تُعطى ولا تُؤخذ</h3><p>أن يكون الحق لك لا يعني أن الآخر رآك. ارفع قدمك قليلًا، وابحث عن عيني السائق الآخر، ولا تدخل حتى يبطئ. الثواني التي تخسرها لا تساوي شيئًا أمام الخدش الذي كنت محقًا فيه.</p>',
      '<p>A junction confuses beginners because they see everything at once. Instead, ask yourself a few questions in a fixed order, and stop at the first yes.</p><h3>The questions in order</h3><ul><li>Is somebody directing traffic by hand? Their signals overrule everything else.</li><li>Is there a working traffic light? It decides.</li><li>Is there a stop or priority sign? Follow it.</li><li>None of these? The general rule of your country applies.</li></ul><p>Emergency vehicles come before all of these: make way even when your light is green.</p><h3>Priority is given, not taken</h3><p>Being in the right does not mean that the other driver saw you. Ease off, make eye contact, and do not pull out until they slow down. The seconds you lose are worth less than the scratch you were right about.</p>',
      '<p>Eine Kreuzung verwirrt, weil man alles auf einmal sieht. Stellen Sie sich wenige Fragen in fester Reihenfolge und halten Sie beim ersten Ja an.</p><h3>Die Fragen</h3><ul><li>Regelt jemand den Verkehr von Hand? Das gilt vor allem anderen.</li><li>Arbeitet eine Ampel? Sie entscheidet.</li><li>Steht ein Schild da? Befolgen Sie es.</li><li>Nichts davon? Es gilt die Grundregel Ihres Landes.</li></ul><h3>Vorfahrt wird gegeben</h3><p>Recht zu haben heißt nicht, gesehen zu werden. Gehen Sie vom Gas, suchen Sie den Blick des anderen und fahren Sie erst, wenn er bremst.</p>',
      '<p>Un carrefour trouble parce qu’on voit tout à la fois. Posez-vous quelques questions dans un ordre fixe et arrêtez-vous au premier oui.</p><h3>Les questions</h3><ul><li>Un agent règle-t-il la circulation ? Son geste prime.</li><li>Un feu fonctionne-t-il ? C’est lui qui décide.</li><li>Y a-t-il un stop ou un panneau de priorité ? Suivez-le.</li><li>Rien de tout cela ? La règle générale de votre pays s’applique.</li></ul><h3>La priorité se donne</h3><p>Avoir raison ne veut pas dire être vu. Levez le pied, cherchez le regard de l’autre et n’entrez que s’il ralentit.</p>',
      '<p>Um cruzamento confunde porque se vê tudo ao mesmo tempo. Faça poucas perguntas, sempre pela mesma ordem, e pare no primeiro sim.</p><h3>As perguntas</h3><ul><li>Há um agente a mandar parar ou avançar? O seu gesto vale mais.</li><li>Há semáforo a funcionar? Decide ele.</li><li>Há sinal de stop ou de prioridade? Cumpra-o.</li><li>Nada disso? Vale a regra geral do seu país.</li></ul><h3>A prioridade dá-se</h3><p>Ter razão não é ser visto. Alivie o pé, procure o olhar do outro e só entre quando ele abrandar.</p>',
    ),
    comments: [{ text: '«الأولوية تُعطى ولا تُؤخذ» جملة أكررها في كل درس.' }],
  },
]
