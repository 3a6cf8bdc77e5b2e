import { say } from '../../../../kernel/demo/say.ts'
import type { DemoPost } from './types.ts'

/** Handed in, and waiting for whoever publishes. */
export const pending: DemoPost = {
  slug: 'driving-at-night',
  categories: ['safety', 'tips'],
  picture: ['helmet', 8],
  title: say(
    'القيادة ليلًا: ما تراه وما لا تراه',
    'Driving at night: what you see and what you do not',
    'Nachts fahren: was man sieht und was nicht',
    'Conduire la nuit : ce qu’on voit et ce qu’on ne voit pas',
    'Conduzir à noite: o que se vê e o que não se vê',
  ),
  excerpt: say(
    'أنوارك تصل إلى مسافة محدودة، فلا تقد أسرع مما تصل إليه.',
    'Your lights reach only so far: never drive faster than they do.',
    'Ihr Licht reicht nur ein Stück weit: fahren Sie nie schneller.',
    'Vos phares portent à une distance limitée : ne roulez pas plus vite.',
    'As luzes chegam só até certo ponto: não vá mais depressa do que elas.',
  ),
  content: say(
    '<p>في الليل تقود داخل دائرة من الضوء. إن احتجت إلى مسافة أطول منها لتقف فأنت تقود في الظلام ولو كانت أنوارك مضاءة.</p><h3>قاعدة الدائرة</h3><p>اختر سرعة تسمح لك بالتوقف داخل ما تراه. على الطريق غير المضاء يعني ذلك أن تبطئ أكثر مما تظن، وأن تعود إلى النور المنخفض قبل أن تبهر القادم لا بعد أن يومض لك.</p><ul><li>نظّف الزجاج من الداخل أيضًا؛ البصمات تصير نجومًا أمام الأضواء.</li><li>لا تنظر إلى نور القادم، بل إلى حافة الطريق من جهتك.</li><li>قف كل ساعتين، وعند أول تثاؤب.</li></ul><p>والماشي الذي يلبس الأسود لا تراه إلا متأخرًا: افترض أنه هناك.</p>',
    '<p>At night you drive inside a circle of light. If you need more road than that to stop, you are driving in the dark even with your lights on.</p><h3>The rule of the circle</h3><p>Choose a speed that lets you stop within what you see. On an unlit road that is slower than you think. Dip your lights before you dazzle someone, not after they flash.</p><ul><li>Clean the glass inside too: fingerprints turn into stars.</li><li>Look at the edge of your own lane, not into oncoming lights.</li><li>Rest every two hours, and at the first yawn.</li></ul><p>A pedestrian in black is hard to see, so assume that someone is there.</p>',
    '<p>Nachts fahren Sie in einem Kreis aus Licht. Brauchen Sie mehr Weg zum Anhalten, fahren Sie im Dunkeln.</p><h3>Die Regel des Kreises</h3><p>Wählen Sie ein Tempo, bei dem Sie innerhalb der Sicht anhalten können, und blenden Sie früh ab.</p><ul><li>Scheiben auch innen reinigen.</li><li>Nicht in das Gegenlicht sehen, sondern an den eigenen Rand.</li><li>Alle zwei Stunden Pause, und beim ersten Gähnen.</li></ul><p>Wer dunkel gekleidet geht, wird spät gesehen: Rechnen Sie mit ihm.</p>',
    '<p>La nuit, vous roulez dans un cercle de lumière. S’il vous faut plus de route pour vous arrêter, vous roulez dans le noir.</p><h3>La règle du cercle</h3><p>Choisissez une vitesse qui permet de s’arrêter dans ce que vous voyez, et passez tôt en feux de croisement.</p><ul><li>Nettoyez aussi l’intérieur des vitres.</li><li>Regardez le bord de votre côté, pas les phares d’en face.</li><li>Pause toutes les deux heures, et au premier bâillement.</li></ul><p>Un piéton en noir se voit tard : supposez qu’il est là.</p>',
    '<p>De noite conduz dentro de um círculo de luz. Se precisar de mais estrada para parar, vai às escuras.</p><h3>A regra do círculo</h3><p>Escolha uma velocidade que lhe permita parar dentro do que vê e baixe as luzes cedo.</p><ul><li>Limpe os vidros também por dentro.</li><li>Olhe para a berma do seu lado, não para as luzes contrárias.</li><li>Pausa a cada duas horas e ao primeiro bocejo.</li></ul><p>Um peão de preto vê-se tarde: conte com ele.</p>',
  ),
}

/** Begun, and not finished. */
export const draft: DemoPost = {
  slug: 'first-time-on-the-motorway',
  categories: ['tips'],
  picture: ['first', 5],
  title: say(
    'أول مرة على الطريق السريع',
    'Your first time on the motorway',
    'Zum ersten Mal auf der Autobahn',
    'Première fois sur l’autoroute',
    'A primeira vez na autoestrada',
  ),
  excerpt: say(
    'الدخول أصعب ما فيه، وبعده كل شيء أهدأ مما يبدو.',
    'Joining it is the hard part; after that everything is calmer than it looks.',
    'Das Auffahren ist das Schwerste; danach ist alles ruhiger, als es scheint.',
    'Le plus dur est d’y entrer ; ensuite tout est plus calme.',
    'O mais difícil é entrar; depois tudo é mais calmo do que parece.',
  ),
  content: say(
    '<p>مسار التسارع موجود لتصل إلى سرعة الطريق قبل أن تدخله، لا لتنتظر في آخره.</p><h3>الدخول</h3><ul><li>انظر في المرآة وأنت في أول المسار واختر الفراغ.</li><li>أشر، ثم أسرع حتى تسير بسرعة من حولك.</li><li>نظرة جانبية، ثم انتقل بهدوء.</li></ul><p>بعد الدخول ابق في المسار الأيمن حتى تهدأ، واترك ثانيتين على الأقل. وإن فاتك المخرج فأكمل إلى الذي يليه؛ لا رجوع على الطريق السريع أبدًا.</p>',
    '<p>The slip road is there for you to reach motorway speed before you join, not to wait at its end.</p><h3>Joining</h3><ul><li>Look in the mirror early and choose your gap.</li><li>Signal, then accelerate to the speed of the traffic.</li><li>Check over your shoulder and move across smoothly.</li></ul><p>Then stay in the slow lane until you feel calm, at least two seconds behind the car in front. If you miss your exit, go on to the next one: nobody ever reverses on a motorway.</p>',
    '<p>Der Beschleunigungsstreifen ist da, damit Sie schon vor dem Einfädeln schnell genug sind.</p><h3>Einfädeln</h3><ul><li>Früh in den Spiegel sehen und eine Lücke wählen.</li><li>Blinken und auf das Tempo der anderen beschleunigen.</li><li>Schulterblick, dann ruhig wechseln.</li></ul><p>Bleiben Sie zunächst auf der langsamen Spur. Ausfahrt verpasst? Nehmen Sie die nächste; rückwärts fährt hier niemand.</p>',
    '<p>La voie d’accélération sert à atteindre la vitesse de l’autoroute avant d’y entrer.</p><h3>S’insérer</h3><ul><li>Regardez tôt le rétroviseur et choisissez un espace.</li><li>Clignotant, puis accélérez à la vitesse des autres.</li><li>Angle mort, puis changez de voie en douceur.</li></ul><p>Restez ensuite sur la voie lente. Sortie manquée ? Prenez la suivante ; on ne recule jamais.</p>',
    '<p>A via de aceleração existe para chegar à velocidade da autoestrada antes de entrar nela.</p><h3>Entrar</h3><ul><li>Olhe cedo para o espelho e escolha o espaço.</li><li>Pisca, depois acelere até à velocidade dos outros.</li><li>Olhe por cima do ombro e mude com calma.</li></ul><p>Fique depois na via lenta. Falhou a saída? Siga até à próxima; nunca se recua.</p>',
  ),
}
