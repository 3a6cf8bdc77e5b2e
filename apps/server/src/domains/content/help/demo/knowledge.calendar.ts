import { say } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

export const lessonsAndCalendar: DemoTopic = {
  slug: 'lessons-and-calendar',
  icon: 'calendar',
  colour: 'warning',
  title: say(
    'المواعيد والتقويم',
    'Lessons and calendar',
    'Termine und Kalender',
    'Leçons et calendrier',
    'Aulas e calendário',
  ),
  subtitle: say(
    'إنشاء المواعيد وتكرارها ودعوة الحاضرين.',
    'Creating events, repeating them and inviting people.',
    'Termine anlegen, wiederholen und Gäste einladen.',
    'Créer des événements, les répéter, inviter.',
    'Criar eventos, repeti-los e convidar pessoas.',
  ),
  questions: [
    {
      slug: 'create-an-event',
      question: say(
        'كيف أنشئ موعدًا؟',
        'How do I create an event?',
        'Wie lege ich einen Termin an?',
        'Comment créer un événement ?',
        'Como crio um evento?',
      ),
      answer: say(
        '<p>اضغط على اليوم في التقويم، أو اسحب على الساعات في عرض الأسبوع فتكون البداية والنهاية كما رسمت. اكتب العنوان واختر النوع والمكان.</p><p>لنقله اسحبه إلى يوم آخر، ولتمديده اسحب طرفه.</p>',
        '<p>Press a day in the calendar. In the week view, drag across the hours to set the start and end. Enter a title and choose the kind and place.</p><p>Drag the event to another day to move it, or drag its edge to make it longer.</p>',
        '<p>Klicken Sie auf einen Tag oder ziehen Sie in der Wochenansicht über die Stunden. Titel schreiben, Art und Ort wählen.</p><p>Zum Verlegen ziehen Sie den Termin, zum Verlängern seine Kante.</p>',
        '<p>Cliquez sur un jour, ou glissez sur les heures dans la vue semaine. Donnez un titre, choisissez le type et le lieu.</p><p>Glissez l’événement pour le déplacer, son bord pour l’allonger.</p>',
        '<p>Prima um dia, ou arraste sobre as horas na vista semanal. Escreva um título e escolha tipo e local.</p><p>Arraste-o para o mudar de dia; arraste a margem para o alongar.</p>',
      ),
    },
    {
      slug: 'repeat-an-event',
      question: say(
        'كيف أجعل الموعد يتكرر؟',
        'How do I make an event repeat?',
        'Wie wiederhole ich einen Termin?',
        'Comment répéter un événement ?',
        'Como faço um evento repetir-se?',
      ),
      answer: say(
        '<p>في نموذج الموعد اختر التكرار: يوميًا أو أسبوعيًا في أيام بعينها أو شهريًا أو سنويًا، ومتى ينتهي.</p><p>إذا عدّلت موعدًا من سلسلة سُئلت: هذا وحده، أم هذا وما بعده، أم السلسلة كلها.</p>',
        '<p>In the event form, choose how it repeats: daily, weekly on certain days, monthly or yearly. Then choose when it ends.</p><p>When you change one event of a series, you choose: this one, this and the following, or all of them.</p>',
        '<p>Wählen Sie im Formular die Wiederholung: täglich, wöchentlich an bestimmten Tagen, monatlich oder jährlich, und das Ende.</p><p>Beim Ändern werden Sie gefragt: nur dieser, dieser und folgende oder alle.</p>',
        '<p>Dans le formulaire, choisissez la répétition : chaque jour, certains jours de la semaine, chaque mois ou chaque année, et la fin.</p><p>En modifiant une occurrence, vous précisez : celle-ci, les suivantes ou toutes.</p>',
        '<p>No formulário escolha a repetição: diária, semanal em certos dias, mensal ou anual, e quando acaba.</p><p>Ao mudar um da série pergunta-se: este, este e os seguintes, ou todos.</p>',
      ),
    },
    {
      slug: 'invite-guests',
      question: say(
        'كيف أدعو أشخاصًا وأعرف من سيحضر؟',
        'How do I invite people and see who is coming?',
        'Wie lade ich ein und sehe, wer kommt?',
        'Comment inviter et savoir qui vient ?',
        'Como convido e vejo quem vem?',
      ),
      answer: say(
        '<p>أضف أسماءهم في حقل المدعوين. يصل كلًّا منهم إشعار يقبل منه أو يعتذر، وترى ردودهم في الموعد نفسه.</p><p>إذا غيّرت الوقت أُبلغوا وسُئلوا من جديد. وما كان «شخصيًا» لا يراه غيرك وضيوفك.</p>',
        '<p>Add them as guests. Each of them gets a notification to accept or decline, and the event shows their answers.</p><p>If you change the time, they are told and asked again. Only you and your guests can see your event.</p>',
        '<p>Fügen Sie Gäste hinzu. Alle erhalten eine Benachrichtigung mit Zu- oder Absage; die Antworten stehen im Termin.</p><p>Ändern Sie die Zeit, werden sie erneut gefragt. Ihre Termine sehen nur Sie und Ihre Gäste.</p>',
        '<p>Ajoutez les invités. Chacun reçoit une notification pour accepter ou refuser, et l’événement montre les réponses.</p><p>Si l’heure change, ils sont prévenus et redemandés. Vous et vos invités êtes seuls à le voir.</p>',
        '<p>Adicione os convidados. Cada um recebe um aviso para aceitar ou recusar, e o evento mostra as respostas.</p><p>Se mudar a hora, são avisados e perguntados de novo. Só o veem o autor e os convidados.</p>',
      ),
    },
    {
      slug: 'calendar-on-my-phone',
      question: say(
        'كيف أرى التقويم في هاتفي؟',
        'How do I see the calendar on my phone?',
        'Wie sehe ich den Kalender auf dem Telefon?',
        'Comment voir le calendrier sur mon téléphone ?',
        'Como vejo o calendário no telemóvel?',
      ),
      answer: say(
        '<p>من قائمة التقويم اختر رابط الاشتراك وانسخه إلى تطبيق التقويم في هاتفك. يقرأ الهاتف المواعيد من نفسه كل مدة.</p><p>الرابط سر: من يملكه يقرأ مواعيدك. إن تسرّب فأنشئ رابطًا جديدًا فيتوقف القديم.</p>',
        '<p>Copy the subscription link from the calendar menu and add it to your phone’s calendar app. The app then updates from time to time.</p><p>Keep the link secret: anyone who has it can read your events. If it leaks, create a new one; the old one stops working.</p>',
        '<p>Kopieren Sie den Abonnement-Link aus dem Kalendermenü in die Kalender-App Ihres Telefons.</p><p>Der Link ist geheim: Wer ihn hat, liest mit. Erzeugen Sie im Zweifel einen neuen; der alte gilt dann nicht mehr.</p>',
        '<p>Copiez le lien d’abonnement du menu dans l’application calendrier de votre téléphone.</p><p>Ce lien est secret : qui l’a peut lire. En cas de doute, créez-en un nouveau ; l’ancien cesse de fonctionner.</p>',
        '<p>Copie a ligação de subscrição do menu para a aplicação de calendário do telemóvel.</p><p>A ligação é secreta: quem a tiver pode ler. Em caso de dúvida crie outra; a antiga deixa de funcionar.</p>',
      ),
    },
    {
      slug: 'import-another-calendar',
      question: say(
        'هل أنقل مواعيدي من تقويم آخر؟',
        'Can I import events from another calendar?',
        'Kann ich Termine aus einem anderen Kalender übernehmen?',
        'Puis-je importer un autre calendrier ?',
        'Posso trazer eventos de outro calendário?',
      ),
      answer: say(
        '<p>نعم، صدّر ملف ICS من تقويمك القديم ثم اختر «استيراد» من قائمة التقويم. تُعرض المواعيد قبل حفظها لتختار منها.</p><p>تُحوَّل الأوقات إلى منطقة مدرستك الزمنية، ولا يتكرر موعد سبق استيراده.</p>',
        '<p>Yes. Export an ICS file from your old calendar, then choose “Import” in the calendar menu. You see the events before they are saved, so you can choose.</p><p>Times are converted to your school’s time zone, and nothing is imported twice.</p>',
        '<p>Ja: Speichern Sie im alten Kalender eine ICS-Datei und wählen Sie im Kalendermenü den Import. Vor dem Übernehmen wählen Sie aus.</p><p>Zeiten werden in die Zone Ihrer Fahrschule umgerechnet, nichts wird doppelt angelegt.</p>',
        '<p>Oui : enregistrez un fichier ICS, puis choisissez Importer dans le menu. Les événements sont montrés avant d’être gardés.</p><p>Les heures sont converties au fuseau de l’école et rien n’est importé deux fois.</p>',
        '<p>Sim: guarde um ficheiro ICS e escolha Importar no menu. Os eventos são mostrados antes de guardar.</p><p>As horas passam para o fuso da escola e nada se duplica.</p>',
      ),
    },
  ],
}
