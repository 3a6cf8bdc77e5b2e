import { say, tell } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

export const delivery: DemoTopic = {
  slug: 'delivery',
  icon: 'package',
  colour: 'info',
  title: say(
    'الدروس والمواد',
    'Lessons and materials',
    'Unterricht und Lernmaterial',
    'Leçons et supports',
    'Aulas e materiais',
  ),
  subtitle: say(
    'أين يبدأ الدرس وماذا تحضر معك',
    'Where lessons start and what to bring',
    'Wo die Fahrstunde beginnt und was Sie mitbringen',
    'Où commence la leçon et quoi apporter',
    'Onde começa a aula e o que trazer',
  ),
  questions: [
    {
      slug: 'where-lessons-begin',
      question: say(
        'من أين يبدأ الدرس العملي؟',
        'Where does a driving lesson start?',
        'Wo beginnt die Fahrstunde?',
        'Où commence la leçon de conduite ?',
        'Onde começa a aula de condução?',
      ),
      answer: tell(
        'من فرع المدرسة، أو من نقطة لقاء تختارها داخل نطاق الفرع عند الحجز. المدرّب ينتظر خمس عشرة دقيقة، ثم يُحسب الدرس كأنه أُعطي.',
        'At the branch, or at a nearby meeting point that you choose when booking. The trainer waits fifteen minutes. After that, the lesson counts as taught.',
        'In der Filiale oder an einem Treffpunkt in deren Gebiet, den Sie bei der Buchung wählen. Nach fünfzehn Minuten Wartezeit gilt die Fahrstunde als erteilt.',
        'À l’agence, ou à un point de rendez-vous de son secteur choisi à la réservation. Après quinze minutes d’attente, la leçon est considérée comme donnée.',
        'Na filial, ou num ponto de encontro da sua zona escolhido na marcação. O instrutor espera quinze minutos; depois a aula conta como dada.',
      ),
    },
    {
      slug: 'learning-materials',
      question: say(
        'كيف أستلم كتاب التدريب والمواد؟',
        'How do I get the learning materials?',
        'Wie erhalte ich das Lernmaterial?',
        'Comment recevoir les supports de cours ?',
        'Como recebo o material de estudo?',
      ),
      answer: tell(
        'المواد الرقمية تُفتح في حسابك فور قبول التسجيل، والكتاب المطبوع تستلمه من الفرع في أول حصة نظرية. وما تطلبه من المتجر يصلك أو تستلمه بحسب اختيارك.',
        'Digital materials appear in your account once you are enrolled. The printed book is waiting for you at your first theory class. Shop orders are delivered or collected, as you chose.',
        'Digitale Unterlagen sind nach der Anmeldung in Ihrem Konto, das gedruckte Buch erhalten Sie am ersten Theorietag. Bestellungen im Shop werden geschickt oder abgeholt.',
        'Les supports numériques s’ouvrent dans votre compte dès l’inscription ; le livre vous attend au premier cours théorique. Les achats de la boutique sont envoyés ou retirés, selon votre choix.',
        'O material digital abre na sua conta após a inscrição; o livro impresso espera por si na primeira aula teórica. O que encomendar na loja é enviado ou levantado, como escolher.',
      ),
    },
    {
      slug: 'lesson-length',
      question: say(
        'كم مدة الدرس العملي؟',
        'How long is a driving lesson?',
        'Wie lange dauert eine Fahrstunde?',
        'Combien de temps dure une leçon ?',
        'Quanto tempo dura uma aula?',
      ),
      answer: tell(
        'خمس وأربعون دقيقة على الطريق، وتستطيع حجز درسين متتاليين. تبدأ الدقائق حين تتحرك السيارة، ويسجَّل وقت البداية والنهاية أمامك.',
        'Forty-five minutes on the road, and you can book two in a row. The time counts from when the car moves. The start and end are recorded in front of you.',
        'Fünfundvierzig Minuten auf der Straße; auch Doppelstunden sind möglich. Gezählt wird ab Anfahrt, Beginn und Ende werden vor Ihren Augen erfasst.',
        'Quarante-cinq minutes sur la route, et l’on peut en réserver deux de suite. Le temps compte dès le départ ; début et fin sont notés devant vous.',
        'Quarenta e cinco minutos na estrada, e pode marcar duas seguidas. O tempo conta desde o arranque; início e fim são registados à sua frente.',
      ),
    },
    {
      slug: 'theory-online',
      question: say(
        'هل أحضر الحصص النظرية عن بُعد؟',
        'Can I take theory classes from home?',
        'Kann ich die Theorie von zu Hause aus besuchen?',
        'Puis-je suivre la théorie à distance ?',
        'Posso seguir a teoria à distância?',
      ),
      answer: tell(
        'إذا سمحت جهة الترخيص في مدينتك فنعم، ويُكتب ذلك عند كل حصة في التقويم. حضورك يُثبت بدخولك في أول الحصة وآخرها.',
        'Yes, where your authority allows it. Each class in the calendar says so. Checking in at the start and at the end proves that you were there.',
        'Wo die Behörde es erlaubt, ja; im Kalender steht es beim jeweiligen Termin. Die Anwesenheit wird durch Anmeldung zu Beginn und am Ende belegt.',
        'Oui, là où l’administration l’autorise ; le calendrier l’indique pour chaque cours. Votre présence est attestée par la connexion au début et à la fin.',
        'Sim, onde a autoridade o permite; o calendário indica-o em cada aula. A presença prova-se entrando no início e no fim.',
      ),
    },
    {
      slug: 'change-trainer',
      question: say(
        'هل أستطيع تغيير المدرّب أو السيارة؟',
        'Can I change my trainer or car?',
        'Kann ich Fahrlehrer oder Fahrzeug wechseln?',
        'Puis-je changer de moniteur ou de voiture ?',
        'Posso mudar de instrutor ou de carro?',
      ),
      answer: tell(
        'نعم، وبلا سبب في المرة الأولى. راسل المكتب، وستكمل من حيث وقفت لأن سجل مهاراتك ينتقل معك. ولك أن تطلب مدرّبة عند التسجيل.',
        'Yes, and the first time without giving a reason. Write to the office. Your skills record moves with you, so you carry on where you left off. You can ask for a woman trainer when you enrol.',
        'Ja, beim ersten Mal ohne Angabe von Gründen. Schreiben Sie dem Büro; Ihr Ausbildungsstand geht mit. Bei der Anmeldung können Sie eine Fahrlehrerin wünschen.',
        'Oui, et la première fois sans motif. Écrivez au bureau ; vous reprenez où vous en étiez, votre suivi vous accompagne. Une monitrice peut être demandée à l’inscription.',
        'Sim, e da primeira vez sem justificar. Escreva ao escritório; continua onde parou, pois o registo de competências vai consigo. Pode pedir uma instrutora ao inscrever-se.',
      ),
    },
  ],
}
