import { say } from '../../../../kernel/demo/say.ts'
import type { DemoPost } from './types.ts'

export const exams: DemoPost[] = [
  {
    slug: 'calm-on-test-day',
    categories: ['exams', 'tips'],
    picture: ['exam', 4],
    title: say(
      'يوم الاختبار بأعصاب هادئة',
      'Staying calm on test day',
      'Ruhig am Prüfungstag',
      'Garder son calme le jour de l’examen',
      'Manter a calma no dia do exame',
    ),
    excerpt: say(
      'القلق لا يذهب، لكنه يصغر حين تعرف ما ستفعله في كل ساعة.',
      'Nerves do not vanish, but they shrink once you know what each hour holds.',
      'Die Aufregung bleibt, aber sie wird kleiner, wenn der Tag einen Plan hat.',
      'Le trac ne disparaît pas, mais il diminue quand la journée a un plan.',
      'Os nervos não somem, mas encolhem quando o dia tem um plano.',
    ),
    content: say(
      '<p>كل من نجح كان قلقًا قبل أن يدخل السيارة. الفرق أن بعضهم أعطى قلقه شيئًا يفعله.</p><h3>مساء اليوم السابق</h3><p>جهّز الهوية والنظارة ورسالة الموعد في مكان واحد، ثم توقف عن المراجعة. لن تتعلم شيئًا جديدًا في المساء، لكنك قد تخسر نومك.</p><h3>صباح الاختبار</h3><ul><li>كل شيئًا خفيفًا واشرب ماء.</li><li>صل قبل الموعد بعشرين دقيقة، لا بساعة.</li><li>اطلب درسًا قصيرًا للإحماء إن كان مدرّبك متفرغًا.</li></ul><h3>داخل السيارة</h3><p>تكلم بصوت خافت عما تفعله: مرآة، إشارة، نظرة جانبية. الكلام يبقي انتباهك على الطريق بدل النتيجة. وإن أخطأت فأكمل كأن شيئًا لم يكن، فكثير من الأخطاء صغير لا يُسقط أحدًا، أما التوتر بعدها فيصنع الخطأ الثاني.</p><p>ولو لم تنجح فأنت الآن تعرف الطريق والأسئلة، وهذا نصف الاختبار القادم.</p>',
      '<p>Everybody who passed was nervous before getting in. The difference is that some of them gave their nerves something to do.</p><h3>The evening before</h3><p>Put your identity card, glasses and appointment in one place, then stop revising. You will learn nothing new in the evening, but you may lose your sleep.</p><h3>The morning</h3><ul><li>Eat something light and drink water.</li><li>Arrive twenty minutes early, not an hour.</li><li>Ask for a short warm-up lesson if your trainer is free.</li></ul><h3>In the car</h3><p>Quietly say what you are doing: mirror, signal, shoulder. Speaking keeps your mind on the road, not on the result. After a mistake, carry on as if nothing had happened. Most are small, and it is worrying that causes the next one.</p><p>And if it does not work out, you now know the route and the questions. That is half of the next test.</p>',
      '<p>Alle, die bestanden haben, waren vorher nervös. Manche gaben ihrer Aufregung nur etwas zu tun.</p><h3>Am Abend davor</h3><p>Ausweis, Brille und Termin bereitlegen, dann nicht mehr lernen.</p><h3>Am Morgen</h3><ul><li>Etwas Leichtes essen, Wasser trinken.</li><li>Zwanzig Minuten früher da sein, keine Stunde.</li><li>Wenn möglich, eine kurze Stunde zum Warmwerden.</li></ul><h3>Im Auto</h3><p>Sagen Sie leise, was Sie tun: Spiegel, Blinker, Schulterblick. Nach einem Fehler einfach weiterfahren; die meisten sind klein. Und wenn es nicht klappt, kennen Sie nun Strecke und Fragen: die halbe nächste Prüfung.</p>',
      '<p>Tous ceux qui ont réussi avaient le trac. Certains lui ont seulement donné une occupation.</p><h3>La veille au soir</h3><p>Préparez pièce d’identité, lunettes et convocation, puis cessez de réviser.</p><h3>Le matin</h3><ul><li>Mangez léger et buvez de l’eau.</li><li>Arrivez vingt minutes avant, pas une heure.</li><li>Demandez, si possible, une courte leçon d’échauffement.</li></ul><h3>Dans la voiture</h3><p>Dites tout bas ce que vous faites : rétroviseur, clignotant, angle mort. Après une erreur, continuez ; la plupart sont petites. Et si cela ne suffit pas, vous connaissez déjà la moitié du prochain examen.</p>',
      '<p>Todos os que passaram estavam nervosos. Alguns apenas deram aos nervos algo para fazer.</p><h3>Na véspera</h3><p>Junte documento, óculos e convocatória num só sítio e pare de rever.</p><h3>De manhã</h3><ul><li>Coma algo leve e beba água.</li><li>Chegue vinte minutos antes, não uma hora.</li><li>Se puder, peça uma aula curta de aquecimento.</li></ul><h3>No carro</h3><p>Diga baixinho o que faz: espelho, pisca, ângulo morto. Depois de um erro, continue; a maioria é pequena. E se não correr bem, já conhece metade do próximo exame.</p>',
    ),
    comments: [
      {
        from: ['ناجحة أخيرًا', 'passed@mail.example'],
        text: 'نجحت في المرة الثالثة، وكان الكلام بصوت خافت هو ما غيّر كل شيء.',
        replies: [{ text: 'مبارك! سنروي قصتك للطالبات الجدد.' }],
      },
      { from: ['متوتر', 'nervous@mail.example'], text: 'اختباري غدًا. قرأت المقال مرتين.' },
    ],
  },
  {
    slug: 'what-examiners-notice',
    categories: ['exams', 'safety'],
    picture: ['screen', 9],
    title: say(
      'ما الذي يلاحظه المختبر حقًا؟',
      'What examiners really notice',
      'Worauf Prüfer wirklich achten',
      'Ce que l’examinateur remarque vraiment',
      'O que o examinador nota mesmo',
    ),
    excerpt: say(
      'ليس الكمال. أشياء صغيرة تقول له إنك تقود وأنت ترى.',
      'Not perfection, but small signs that you drive with your eyes open.',
      'Keine Perfektion, sondern Kleinigkeiten, die zeigen, dass Sie hinsehen.',
      'Pas la perfection : de petites choses qui montrent que vous voyez.',
      'Não a perfeição: pequenas coisas que mostram que está a ver.',
    ),
    content: say(
      '<p>يظن الطالب أن المختبر يعدّ الأخطاء الكبيرة. والحقيقة أنه يبحث عن جواب سؤال واحد: هل أطمئن لو كان أهلي في هذه السيارة؟</p><h3>علامات الاطمئنان</h3><ul><li>رأسك يتحرك: تنظر إلى المرآة قبل الإشارة، وإلى جانبك قبل أن تنعطف.</li><li>سرعتك تناسب المكان، لا الرقم المكتوب وحده.</li><li>تترك مسافة حتى وأنت واقف خلف سيارة.</li><li>تبطئ عند ممر المشاة ولو كان خاليًا.</li><li>تتوقف توقفًا كاملًا عند علامة قف.</li></ul><h3>أخطاء تُغتفر وأخطاء لا تُغتفر</h3><p>أن تنطفئ السيارة أو أن تعيد الوقوف مرتين أمر يُغتفر. أما أن يضطر المختبر إلى لمس الفرامل، أو أن تقطع إشارة، أو أن تضيّق على ماشٍ فهذا ينهي الاختبار.</p><p>تدرّب على تحريك رأسك حتى يصير عادة؛ فالمختبر لا يرى عينيك، لكنه يرى رأسك.</p>',
      '<p>Learners think the examiner counts big mistakes. In fact they ask one question: would I feel at ease with my family in this car?</p><h3>Signs that put them at ease</h3><ul><li>Your head moves: mirror before the signal, shoulder before the turn.</li><li>Your speed fits the place, not only the number on the sign.</li><li>You leave a gap even when you stop behind a car.</li><li>You slow down at a crossing even if it is empty.</li><li>You stop completely at a stop sign.</li></ul><h3>What is forgiven and what is not</h3><p>Stalling or parking in two attempts is forgiven. The test is over if the examiner has to brake, if you run a red light or crowd a pedestrian.</p><p>Practise moving your head until it is a habit: they cannot see your eyes, but they see your head.</p>',
      '<p>Prüfer zählen nicht nur Fehler. Sie fragen sich: Wäre mir wohl, wenn meine Familie in diesem Auto säße?</p><h3>Was beruhigt</h3><ul><li>Ihr Kopf bewegt sich: Spiegel vor dem Blinken, Schulter vor dem Abbiegen.</li><li>Das Tempo passt zum Ort.</li><li>Abstand, auch im Stehen.</li><li>Langsamer am Zebrastreifen, selbst wenn er leer ist.</li><li>Am Stoppschild wirklich anhalten.</li></ul><h3>Was verziehen wird</h3><p>Abwürgen oder zweimal einparken ist kein Drama. Muss der Prüfer bremsen, fahren Sie bei Rot oder bedrängen Sie jemanden zu Fuß, ist die Prüfung vorbei.</p>',
      '<p>L’examinateur ne compte pas que les fautes. Il se demande : serais-je tranquille avec ma famille dans cette voiture ?</p><h3>Ce qui rassure</h3><ul><li>Votre tête bouge : rétroviseur avant le clignotant, angle mort avant de tourner.</li><li>La vitesse convient au lieu.</li><li>Un écart, même à l’arrêt.</li><li>Vous ralentissez au passage piéton, même vide.</li><li>Au stop, vous vous arrêtez vraiment.</li></ul><h3>Ce qui se pardonne</h3><p>Caler ou se garer en deux fois se pardonne. S’il doit freiner, si vous brûlez un feu ou serrez un piéton, c’est fini.</p>',
      '<p>O examinador não conta só erros. Pergunta-se: ficaria tranquilo com a minha família neste carro?</p><h3>O que o sossega</h3><ul><li>A cabeça mexe-se: espelho antes do pisca, ombro antes de virar.</li><li>A velocidade serve para o local.</li><li>Distância, mesmo parado.</li><li>Abranda na passadeira, ainda que vazia.</li><li>No stop, para mesmo.</li></ul><h3>O que se perdoa</h3><p>Deixar ir o motor abaixo ou estacionar em duas vezes perdoa-se. Se ele tiver de travar, se passar um vermelho ou apertar um peão, acabou.</p>',
    ),
    comments: [
      {
        from: ['فضولي', 'curious@mail.example'],
        text: 'هل يُحسب التوقف الكامل حتى لو كان الطريق خاليًا تمامًا؟',
        replies: [{ text: 'نعم. العجلات تقف، ثم تنظر، ثم تمضي.' }],
      },
    ],
  },
]
