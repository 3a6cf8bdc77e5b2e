import { say, tell } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

export const cancellationReturn: DemoTopic = {
  slug: 'cancellationReturn',
  icon: 'refresh',
  colour: 'danger',
  title: say(
    'الإلغاء والاسترجاع',
    'Cancellations and returns',
    'Absage und Rückgabe',
    'Annulation et retour',
    'Cancelamento e devolução',
  ),
  subtitle: say(
    'مهلة الإلغاء وما يُعاد وما لا يُعاد',
    'Notice periods and refunds',
    'Fristen und was erstattet wird',
    'Délais et ce qui est rendu',
    'Prazos e o que é devolvido',
  ),
  questions: [
    {
      slug: 'how-to-cancel',
      question: say(
        'كيف ألغي درسًا محجوزًا؟',
        'How do I cancel a lesson?',
        'Wie sage ich eine Fahrstunde ab?',
        'Comment annuler une leçon ?',
        'Como cancelo uma aula?',
      ),
      answer: tell(
        'افتح التقويم ثم الدرس واضغط «لن أحضر»، أو راسل المكتب في المحادثة. الإلغاء يصح لحظة وصوله لا لحظة قراءته.',
        'Open the lesson in the calendar and decline it, or write to the office in the chat. What counts is when you cancelled, not when it was read.',
        'Öffnen Sie den Termin im Kalender und sagen Sie ab, oder schreiben Sie dem Büro im Chat. Es zählt der Zeitpunkt der Absage, nicht des Lesens.',
        'Ouvrez la leçon dans le calendrier et répondez que vous ne viendrez pas, ou écrivez au bureau. C’est l’heure de l’envoi qui compte.',
        'Abra a aula no calendário e responda que não vai, ou escreva ao escritório no chat. Conta a hora em que cancelou, não a da leitura.',
      ),
    },
    {
      slug: 'free-until',
      question: say(
        'حتى متى يكون الإلغاء مجانيًا؟',
        'Until when can I cancel for free?',
        'Bis wann ist die Absage kostenlos?',
        'Jusqu’à quand l’annulation est-elle gratuite ?',
        'Até quando o cancelamento é grátis?',
      ),
      answer: tell(
        'حتى أربع وعشرين ساعة قبل الموعد، ويوم العطلة لا يُحسب. يعود الدرس إلى رصيدك كاملًا.',
        'Up to 24 hours before the start, not counting public holidays. The full lesson goes back to your balance.',
        'Bis 24 Stunden vor Beginn, Feiertage nicht mitgerechnet. Die Fahrstunde wird vollständig gutgeschrieben.',
        'Jusqu’à vingt-quatre heures avant, jours fériés non comptés. La leçon est entièrement recréditée.',
        'Até vinte e quatro horas antes, sem contar feriados. A aula volta por inteiro ao seu saldo.',
      ),
    },
    {
      slug: 'late-cancellation',
      question: say(
        'ماذا يحدث إن ألغيت متأخرًا؟',
        'What happens if I cancel late?',
        'Was geschieht bei einer späten Absage?',
        'Que se passe-t-il si j’annule tard ?',
        'O que acontece se cancelar tarde?',
      ),
      answer: tell(
        'يُحسب نصف ثمن الدرس، إلا إذا أخذ طالب آخر الموعد فلا يُحسب شيء. وفي أول مرة تتجاوز المدرسة عن الرسم.',
        'You pay half of the lesson, or nothing if another student takes the time. The first time is on us.',
        'Berechnet wird die Hälfte, es sei denn, jemand anderes übernimmt den Termin. Beim ersten Mal verzichten wir darauf.',
        'La moitié est due, sauf si un autre élève prend l’horaire. La première fois est offerte.',
        'É cobrada metade, salvo se outro aluno ocupar o horário. A primeira vez é por nossa conta.',
      ),
    },
    {
      slug: 'school-cancels',
      question: say(
        'ماذا لو ألغت المدرسة الدرس؟',
        'What if the school cancels?',
        'Und wenn die Fahrschule absagt?',
        'Et si l’école annule ?',
        'E se for a escola a cancelar?',
      ),
      answer: tell(
        'يُعاد ثمنها كاملًا ويُعرض عليك أول موعد متاح قبل غيرك. وإن كان السبب الطقس أو عطل السيارة وبدأ الدرس فعلًا فتُعوَّض الدقائق الباقية.',
        'You are credited in full, and you get first choice of the next free time. If weather or a defect cuts a lesson short, you get the remaining minutes later.',
        'Sie wird vollständig gutgeschrieben, und Sie erhalten als Erste den nächsten freien Termin. Endet sie wegen Wetter oder Defekt vorzeitig, werden die Minuten nachgeholt.',
        'Elle est recréditée et le premier créneau libre vous est proposé en priorité. Interrompue par la météo ou une panne, les minutes restantes sont rattrapées.',
        'É creditada por inteiro e é-lhe oferecida a primeira vaga. Se o tempo ou uma avaria interromper a aula, os minutos restantes são compensados.',
      ),
    },
    {
      slug: 'ill-on-the-day',
      question: say(
        'مرضت في يوم الدرس، هل أدفع؟',
        'I am ill on the day. Do I have to pay?',
        'Ich bin am Tag selbst erkrankt. Muss ich zahlen?',
        'Je suis malade le jour même. Dois-je payer ?',
        'Adoeci no próprio dia. Tenho de pagar?',
      ),
      answer: tell(
        'لا، إذا أرسلت تقريرًا طبيًا خلال ثلاثة أيام. ومن الأفضل أن تخبرنا حالما تعلم، ففي قائمة الانتظار من ينتفع بالموعد. لا تقد أبدًا وأنت متعب أو تتناول دواءً يُنعس.',
        'Not if you send a doctor’s note within three days. Tell us as soon as you know, because someone else is waiting for the time. Never drive when you are tired or on medicine that makes you sleepy.',
        'Nein, wenn binnen drei Tagen ein Attest vorliegt. Sagen Sie möglichst früh Bescheid, denn jemand wartet auf den Termin. Fahren Sie nie müde oder mit ermüdenden Medikamenten.',
        'Non, avec un certificat médical sous trois jours. Prévenez dès que possible : quelqu’un attend ce créneau. Ne conduisez jamais fatigué ou sous médicament qui endort.',
        'Não, se enviar um atestado em três dias. Avise assim que souber, pois há quem espere pela vaga. Nunca conduza cansado nem com medicamentos que dão sono.',
      ),
    },
    {
      slug: 'return-a-purchase',
      question: say(
        'هل أعيد كتابًا أو قطعة اشتريتها من المتجر؟',
        'Can I return something from the shop?',
        'Kann ich etwas aus dem Shop zurückgeben?',
        'Puis-je retourner un achat de la boutique ?',
        'Posso devolver algo da loja?',
      ),
      answer: tell(
        'خلال أربعة عشر يومًا إذا بقي على حاله. أما المواد الرقمية فتُعاد ما دامت لم تُفتح.',
        'Yes, within 14 days, in the condition you received it. Digital materials can be returned if you have not opened them.',
        'Innerhalb von vierzehn Tagen in unverändertem Zustand. Digitale Inhalte, solange sie nicht geöffnet wurden.',
        'Sous quatorze jours, en l’état. Les contenus numériques, tant qu’ils n’ont pas été ouverts.',
        'Em catorze dias, no estado em que o recebeu. Conteúdos digitais, desde que não tenham sido abertos.',
      ),
    },
    {
      slug: 'leave-the-course',
      question: say(
        'كيف أوقف الدورة أو أنقلها إلى مدرسة أخرى؟',
        'How do I pause my course or change schools?',
        'Wie unterbreche ich den Kurs oder wechsle die Fahrschule?',
        'Comment suspendre ou transférer ma formation ?',
        'Como suspendo ou transfiro o meu curso?',
      ),
      answer: tell(
        'للإيقاف يكفي طلب مكتوب، ويبقى ما أنجزته محفوظًا سنة كاملة. وللنقل تصدر لك المدرسة شهادة بالساعات والمهارات خلال خمسة أيام عمل.',
        'To pause, just write to us. Your progress stays valid here for a year. If you change schools, you get a statement of hours and skills within five working days.',
        'Für eine Pause genügt eine schriftliche Nachricht; Ihr Stand bleibt ein Jahr erhalten. Für einen Wechsel stellt die Fahrschule binnen fünf Werktagen einen Ausbildungsnachweis aus.',
        'Une demande écrite suffit pour suspendre ; vos acquis sont gardés un an. Pour un transfert, l’école délivre sous cinq jours ouvrés une attestation d’heures et de compétences.',
        'Para suspender basta um pedido escrito; o que já fez vale um ano. Para mudar, a escola emite em cinco dias úteis uma declaração de horas e competências.',
      ),
    },
  ],
}
