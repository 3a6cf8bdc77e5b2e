import { say } from '../../../../kernel/demo/say.ts'
import type { DemoPost } from './types.ts'

export const safety: DemoPost[] = [
  {
    slug: 'two-seconds-that-save-you',
    categories: ['safety', 'tips'],
    picture: ['car', 0],
    title: say(
      'مسافة الأمان: ثانيتان قد تنقذانك',
      'Safe distance: two seconds that save you',
      'Sicherheitsabstand: zwei Sekunden, die retten',
      'Distance de sécurité : deux secondes qui sauvent',
      'Distância de segurança: dois segundos que salvam',
    ),
    excerpt: say(
      'طريقة بسيطة لقياس المسافة من غير أمتار ولا حساب، تصلح لكل سرعة.',
      'A way to measure the gap at any speed, without metres or sums.',
      'So messen Sie den Abstand ohne Meter und Rechnen, bei jedem Tempo.',
      'Mesurer l’écart sans mètres ni calcul, à toute vitesse.',
      'Medir a distância sem metros nem contas, a qualquer velocidade.',
    ),
    content: say(
      '<p>حين تفرمل السيارة التي أمامك تحتاج أنت إلى لحظة لترى، ولحظة لتفهم، ولحظة لتحرك قدمك. في هذه اللحظات لا تتباطأ سيارتك أبدًا، والمسافة التي تركتها هي كل ما لديك.</p><h3>كيف تعدّ الثانيتين</h3><ul><li>اختر شيئًا ثابتًا على جانب الطريق: عمودًا أو لوحة.</li><li>حين تتجاوزه السيارة التي أمامك ابدأ العد: ألف وواحد، ألف واثنان.</li><li>إن وصلت إليه قبل أن تنهي العد فأنت قريب أكثر مما يجب.</li></ul><h3>متى تزيدها</h3><p>اجعلها أربع ثوان في المطر أو الغبار أو خلف شاحنة تحجب عنك الطريق، وحين يقترب منك من خلفك: مسافتك الأمامية الطويلة تمنحه هو أيضًا وقتًا.</p><p>إن دخلت سيارة في الفراغ الذي تركته فارفع قدمك وابنِ المسافة من جديد. لن تصل متأخرًا إلا ثواني.</p>',
      '<p>When the car ahead brakes, you need a moment to see it. Then you need a moment to understand and one to move your foot. In those moments your car does not slow down at all. The gap you left is all you have.</p><h3>How to count two seconds</h3><ul><li>Choose something fixed beside the road: a post or a sign.</li><li>As the car ahead passes it, count: one thousand and one, one thousand and two.</li><li>If you get there before you finish, you are too close.</li></ul><h3>When to leave more</h3><p>Make it four seconds in rain or dust, or behind a lorry that hides the road. Do the same when someone is close behind you. Your longer gap gives them time as well.</p><p>If a car slips into your gap, ease off and build it again. It costs you seconds.</p>',
      '<p>Bremst das Auto vor Ihnen, brauchen Sie einen Moment zum Sehen, Verstehen und Handeln. In dieser Zeit wird Ihr Auto nicht langsamer; der Abstand ist alles, was Sie haben.</p><h3>Zwei Sekunden zählen</h3><ul><li>Wählen Sie einen festen Punkt am Straßenrand.</li><li>Fährt das vordere Auto vorbei, zählen Sie: einundzwanzig, zweiundzwanzig.</li><li>Sind Sie vorher dort, fahren Sie zu dicht auf.</li></ul><h3>Wann es mehr sein muss</h3><p>Vier Sekunden bei Regen, Staub oder hinter einem Lkw, der die Sicht nimmt. Schert jemand ein, gehen Sie vom Gas und stellen den Abstand neu her.</p>',
      '<p>Quand la voiture de devant freine, il vous faut un instant pour voir, comprendre et agir. Pendant ce temps vous ne ralentissez pas : l’écart est tout ce que vous avez.</p><h3>Compter deux secondes</h3><ul><li>Choisissez un repère fixe au bord de la route.</li><li>Quand la voiture de devant le passe, comptez : mille un, mille deux.</li><li>Si vous y êtes avant la fin, vous êtes trop près.</li></ul><h3>Quand en laisser plus</h3><p>Quatre secondes sous la pluie, dans la poussière ou derrière un camion. Si quelqu’un se glisse devant vous, levez le pied et refaites l’écart.</p>',
      '<p>Quando o carro da frente trava, precisa de um instante para ver, compreender e agir. Nesse tempo o seu carro não abranda: a distância é tudo o que tem.</p><h3>Contar dois segundos</h3><ul><li>Escolha um ponto fixo à beira da estrada.</li><li>Quando o carro da frente o passar, conte: mil e um, mil e dois.</li><li>Se lá chegar antes de acabar, vai perto de mais.</li></ul><h3>Quando deixar mais</h3><p>Quatro segundos com chuva, com pó ou atrás de um camião. Se alguém se meter à frente, alivie o pé e refaça a distância.</p>',
    ),
    comments: [
      {
        from: ['سائق قديم', 'olddriver@mail.example', 'https://roads.example'],
        text: 'أقود منذ عشرين سنة ولم أسمع بالعد. جرّبته اليوم ووجدت أني كنت قريبًا جدًا.',
        replies: [{ text: 'لهذا نطلب من المدرّبين أنفسهم أن يجرّبوه كل شهر.' }],
      },
      {
        from: ['زائر', 'visitor@mail.example'],
        text: 'وماذا أفعل إن كان من خلفي يضغط عليّ بالأضواء؟',
        isWaiting: true,
      },
    ],
  },
  {
    slug: 'rain-and-dust',
    categories: ['safety'],
    picture: ['car', 8],
    title: say(
      'حين يختفي الطريق: المطر والغبار',
      'When the road disappears: rain and dust',
      'Wenn die Straße verschwindet: Regen und Staub',
      'Quand la route disparaît : pluie et poussière',
      'Quando a estrada desaparece: chuva e pó',
    ),
    excerpt: say(
      'أبطئ، وأضئ، وابتعد. ثلاث كلمات تكفي لمعظم الطقس السيئ.',
      'Slow down, lights on, keep your distance: three things that help in most bad weather.',
      'Langsamer, Licht an, Abstand: das genügt für fast jedes schlechte Wetter.',
      'Ralentir, allumer, s’éloigner : l’essentiel par mauvais temps.',
      'Abrandar, acender, afastar: o essencial com mau tempo.',
    ),
    content: say(
      '<p>أول مطر بعد شهور من الجفاف أخطر من مطر متواصل: الزيت والغبار على الأسفلت يصيران طبقة كالصابون في الدقائق الأولى. والغبار يفعل بعينيك ما يفعله المطر بإطاراتك.</p><h3>في المطر</h3><ul><li>أبطئ قبل المنعطف لا فيه.</li><li>أضئ الأنوار الأمامية لتُرى، لا لترى فقط.</li><li>إن خفّ المقود فجأة بين يديك فالإطار يطفو: ارفع قدمك برفق ولا تفرمل ولا تدر المقود.</li></ul><h3>في الغبار الكثيف</h3><p>لا تستعمل النور العالي، فهو يرتد إلى عينيك. وإن لم تعد ترى ثلاث سيارات أمامك فاخرج من الطريق كله إلى مكان آمن، وأطفئ الأنوار وارفع قدمك عن الفرامل حتى لا يتبعك أحد ظانًّا أنك تسير.</p><p>لا موعد يستحق أن تقود وأنت لا ترى. أرسل رسالة وأنت واقف، وانتظر.</p>',
      '<p>The first rain after dry months is worse than steady rain. For the first few minutes, oil and dust make the road as slippery as soap. And dust does to your eyes what rain does to your tyres.</p><h3>In rain</h3><ul><li>Slow down before the bend, not in it.</li><li>Switch the headlamps on to be seen, not only to see.</li><li>If the steering suddenly feels light, the tyres are floating: ease off gently, and do not brake or turn.</li></ul><h3>In thick dust</h3><p>Leave the main beam off; it bounces back at you. If you can no longer see three cars ahead, pull right off the road in a safe place. Switch the lights off and take your foot off the brake, so that nobody follows you.</p><p>No appointment is worth driving blind. Stop, send a message and wait.</p>',
      '<p>Der erste Regen nach trockenen Monaten ist tückisch: Öl und Staub werden für Minuten zu Seife. Und Staub nimmt den Augen, was Regen den Reifen nimmt.</p><h3>Bei Regen</h3><ul><li>Bremsen Sie vor der Kurve, nicht darin.</li><li>Licht an, damit man Sie sieht.</li><li>Wird die Lenkung plötzlich leicht, schwimmt der Reifen: sanft vom Gas, nicht bremsen.</li></ul><h3>Bei dichtem Staub</h3><p>Kein Fernlicht, es blendet zurück. Sehen Sie keine drei Autos weit, verlassen Sie die Straße ganz, Licht aus, Fuß von der Bremse. Kein Termin ist eine Blindfahrt wert.</p>',
      '<p>La première pluie après des mois secs est la pire : huile et poussière deviennent du savon. Et la poussière fait à vos yeux ce que la pluie fait aux pneus.</p><h3>Sous la pluie</h3><ul><li>Ralentissez avant le virage, pas dedans.</li><li>Allumez les feux pour être vu.</li><li>Si la direction devient légère, le pneu flotte : levez le pied sans freiner.</li></ul><h3>Dans la poussière</h3><p>Pas de pleins phares, ils vous éblouissent. Si vous ne voyez plus à trois voitures, quittez tout à fait la route, feux éteints, pied hors du frein. Aucun rendez-vous ne vaut de rouler à l’aveugle.</p>',
      '<p>A primeira chuva depois de meses secos é a pior: óleo e pó tornam-se sabão. E o pó faz aos olhos o que a chuva faz aos pneus.</p><h3>Com chuva</h3><ul><li>Abrande antes da curva, não nela.</li><li>Acenda as luzes para ser visto.</li><li>Se a direção ficar leve, o pneu flutua: alivie o pé e não trave.</li></ul><h3>Com pó denso</h3><p>Nada de máximos: encandeiam-no a si. Se não vê três carros à frente, saia de vez da estrada, luzes apagadas, pé fora do travão. Nenhum compromisso vale conduzir às cegas.</p>',
    ),
    comments: [
      { text: 'أضيف نصيحة: بدّل ماسحات الزجاج قبل الشتاء لا في أول مطر.' },
      { from: ['مسافر', 'traveller@mail.example'], text: 'معلومة إطفاء الأنوار عند الوقوف جديدة عليّ تمامًا.' },
    ],
  },
]
