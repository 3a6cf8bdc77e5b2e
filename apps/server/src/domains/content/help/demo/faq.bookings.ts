import { say, tell } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

export const myOrders: DemoTopic = {
  slug: 'myOrders',
  icon: 'calendar',
  colour: 'warning',
  title: say('حجوزاتي', 'My bookings', 'Meine Buchungen', 'Mes réservations', 'As minhas marcações'),
  subtitle: say(
    'المواعيد القادمة والتذكير والاختبارات',
    'Upcoming lessons, reminders and tests',
    'Kommende Termine, Erinnerungen und Prüfungen',
    'Prochaines leçons, rappels et examens',
    'Próximas aulas, lembretes e exames',
  ),
  questions: [
    {
      slug: 'see-my-bookings',
      question: say(
        'أين أرى مواعيدي القادمة؟',
        'Where do I see my upcoming lessons?',
        'Wo sehe ich meine nächsten Termine?',
        'Où voir mes prochaines leçons ?',
        'Onde vejo as próximas aulas?',
      ),
      answer: tell(
        'في التقويم بعد تسجيل الدخول: كل موعد فيه المدرّب والمكان. ويمكنك ربط التقويم بهاتفك برابط اشتراك من قائمة التقويم فتظهر المواعيد فيه من نفسها.',
        'Sign in and open the calendar: each lesson shows its trainer and place. The subscription link in the calendar menu also shows them in your phone’s calendar.',
        'Nach der Anmeldung im Kalender, mit Fahrlehrer und Ort. Über einen Abonnement-Link aus dem Kalendermenü erscheinen sie auch in Ihrem Telefon.',
        'Dans le calendrier, une fois connecté, avec le moniteur et le lieu. Un lien d’abonnement du menu les affiche aussi dans votre téléphone.',
        'No calendário, depois de entrar, com o instrutor e o local. Uma ligação de subscrição do menu mostra-as também no telemóvel.',
      ),
    },
    {
      slug: 'book-next-lesson',
      question: say(
        'كيف أحجز درسي التالي؟',
        'How do I book my next lesson?',
        'Wie buche ich die nächste Fahrstunde?',
        'Comment réserver la prochaine leçon ?',
        'Como marco a próxima aula?',
      ),
      answer: tell(
        'اتفق عليه مع مدرّبك في نهاية الدرس، أو اكتب للمكتب في المحادثة الأيام التي تناسبك. يصلك الموعد دعوةً في التقويم، ويثبت حين تقبلها.',
        'Agree it with your trainer at the end of a lesson, or tell the office which days suit you. You get an invitation in the calendar, and the time is confirmed once you accept.',
        'Vereinbaren Sie sie am Ende der Fahrstunde oder nennen Sie dem Büro passende Tage. Der Termin kommt als Einladung in den Kalender und gilt mit Ihrer Zusage.',
        'Convenez-en avec le moniteur à la fin d’une leçon, ou indiquez vos jours au bureau. L’horaire arrive comme invitation et devient ferme quand vous l’acceptez.',
        'Combine com o instrutor no fim da aula ou diga ao escritório que dias lhe convêm. A hora chega como convite no calendário e fica firme quando aceitar.',
      ),
    },
    {
      slug: 'move-a-lesson',
      question: say(
        'هل أغيّر موعد الدرس بدل إلغائه؟',
        'Can I move a lesson instead of cancelling?',
        'Kann ich eine Fahrstunde verlegen statt absagen?',
        'Puis-je déplacer une leçon au lieu de l’annuler ?',
        'Posso mudar a hora em vez de cancelar?',
      ),
      answer: tell(
        'نعم وبلا رسم حتى أربع وعشرين ساعة قبلها. اقترح موعدين أو ثلاثة ليرد المدرّب سريعًا.',
        'Yes, free of charge up to 24 hours before. Suggest two or three other times so that your trainer can reply quickly.',
        'Ja, bis 24 Stunden vorher kostenlos. Schlagen Sie zwei oder drei andere Zeiten vor, dann geht es schnell.',
        'Oui, sans frais jusqu’à vingt-quatre heures avant. Proposez deux ou trois horaires pour une réponse rapide.',
        'Sim, sem custos até vinte e quatro horas antes. Sugira duas ou três horas para uma resposta rápida.',
      ),
    },
    {
      slug: 'reminders-for-lessons',
      question: say(
        'هل يصلني تذكير قبل الموعد؟',
        'Do I get a reminder before a lesson?',
        'Werde ich vor dem Termin erinnert?',
        'Un rappel m’est-il envoyé ?',
        'Recebo um lembrete antes da aula?',
      ),
      answer: tell(
        'نعم، إشعار في النظام قبل الموعد بالمدة التي تختارها في الموعد نفسه. إن لم تختر شيئًا بقي الموعد في التقويم بلا تذكير.',
        'Yes, a notification. You choose in the event how long before. If you choose nothing, there is no reminder.',
        'Ja, eine Benachrichtigung so lange vorher, wie Sie es beim Termin einstellen. Ohne Auswahl gibt es keine Erinnerung.',
        'Oui, une notification à l’avance choisie dans l’événement. Sans choix, il n’y a pas de rappel.',
        'Sim, uma notificação com a antecedência que escolher no evento. Sem escolha não há lembrete.',
      ),
    },
    {
      slug: 'book-the-test',
      question: say(
        'متى يُحجز الاختبار العملي؟',
        'When is the road test booked?',
        'Wann wird die praktische Prüfung angemeldet?',
        'Quand l’examen pratique est-il réservé ?',
        'Quando se marca o exame prático?',
      ),
      answer: tell(
        'حين تنجز الساعات المطلوبة ويرى مدرّبك أنك جاهز. المكتب يطلب الموعد من جهة الترخيص ويرسله إليك دعوةً في التقويم مع ما تحضره معك.',
        'Once you have the required hours and your trainer says you are ready. The office asks the authority for a date. You then see it in your calendar, with a list of what to bring.',
        'Sobald die Pflichtstunden erfüllt sind und Ihr Fahrlehrer Sie für bereit hält. Das Büro beantragt den Termin und schickt ihn mit einer Liste des Nötigen in den Kalender.',
        'Quand les heures requises sont faites et que le moniteur vous juge prêt. Le bureau demande la date et vous l’envoie au calendrier avec la liste à apporter.',
        'Quando tiver as horas exigidas e o instrutor o considerar pronto. O escritório pede a data e envia-a para o calendário, com o que deve levar.',
      ),
    },
  ],
}
