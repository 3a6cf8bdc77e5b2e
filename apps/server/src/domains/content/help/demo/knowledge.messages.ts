import { say } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

export const messagesAndTasks: DemoTopic = {
  slug: 'messages-and-tasks',
  icon: 'help',
  colour: 'info',
  title: say(
    'الرسائل والمهام',
    'Messages and tasks',
    'Nachrichten und Aufgaben',
    'Messages et tâches',
    'Mensagens e tarefas',
  ),
  subtitle: say(
    'البريد والمحادثة والمهام المشتركة.',
    'Mail, chat and tasks that are shared.',
    'E-Mail, Chat und gemeinsame Aufgaben.',
    'Courriel, discussion et tâches partagées.',
    'Correio, conversa e tarefas partilhadas.',
  ),
  questions: [
    {
      slug: 'undo-a-sent-mail',
      question: say(
        'أرسلت رسالة بالخطأ، هل أتراجع؟',
        'I sent a mail by mistake. Can I undo it?',
        'Ich habe versehentlich gesendet. Geht das zurück?',
        'J’ai envoyé par erreur. Puis-je annuler ?',
        'Enviei por engano. Posso anular?',
      ),
      answer: say(
        '<p>نعم خلال ثوانٍ تختار عددها في إعدادات البريد: عشر أو عشرون أو ثلاثون. اضغط «تراجع» في الشريط الذي يظهر بعد الإرسال فتعود الرسالة مسودة.</p><p>بعد هذه الثواني تكون الرسالة قد وصلت ولا تُسترجع.</p>',
        '<p>Yes, for as many seconds as the mail settings say: ten, twenty or thirty. Press Undo in the bar that appears after sending, and the mail is a draft again.</p><p>After that it has arrived and cannot be taken back.</p>',
        '<p>Ja, so viele Sekunden, wie in den Mail-Einstellungen steht: zehn, zwanzig oder dreißig. „Rückgängig“ macht daraus wieder einen Entwurf.</p><p>Danach ist die Nachricht zugestellt.</p>',
        '<p>Oui, pendant dix, vingt ou trente secondes selon vos réglages. « Annuler » en refait un brouillon.</p><p>Passé ce délai, le message est arrivé.</p>',
        '<p>Sim, durante dez, vinte ou trinta segundos, conforme as definições. «Anular» devolve-a aos rascunhos.</p><p>Depois disso já chegou.</p>',
      ),
    },
    {
      slug: 'send-a-mail-later',
      question: say(
        'كيف أؤجل إرسال رسالة؟',
        'How do I send a mail later?',
        'Wie sende ich eine Mail später?',
        'Comment différer un envoi ?',
        'Como envio mais tarde?',
      ),
      answer: say(
        '<p>بجانب زر الإرسال سهم فيه «جدولة الإرسال»: اختر اليوم والساعة. تنتظر الرسالة في المرسَل ويظهر موعدها، وتستطيع تعديلها أو إلغاءها قبل الموعد.</p>',
        '<p>The arrow beside Send offers to schedule it: choose day and hour. The mail waits with its hour shown, and until then you can change or cancel it.</p>',
        '<p>Der Pfeil neben „Senden“ bietet das Planen an: Tag und Uhrzeit wählen. Bis dahin können Sie die Mail ändern oder zurückziehen.</p>',
        '<p>La flèche près d’« Envoyer » permet de programmer le jour et l’heure. Jusque-là, vous pouvez modifier ou annuler.</p>',
        '<p>A seta junto de «Enviar» permite agendar dia e hora. Até lá pode alterar ou cancelar.</p>',
      ),
    },
    {
      slug: 'who-can-i-chat-with',
      question: say(
        'مع من أستطيع المحادثة؟',
        'Whom can I chat with?',
        'Mit wem kann ich chatten?',
        'Avec qui puis-je discuter ?',
        'Com quem posso conversar?',
      ),
      answer: say(
        '<p>مع زملائك في المدرسة نفسها، والطلاب مع مدرّبيهم والمكتب. لا يقرأ المحادثة غير طرفيها، ولا حتى مدير المدرسة.</p><p>إن أزعجك أحد فاحظره أو أبلغ عنه من قائمة المحادثة، فيصل البلاغ إلى من يحق له النظر فيه.</p>',
        '<p>With colleagues of your school; learners with their trainers and the office. Nobody but the two of you reads it, not even an administrator.</p><p>If somebody bothers you, block or report them in the menu of the conversation; the report reaches those who may look into it.</p>',
        '<p>Mit Kolleginnen und Kollegen Ihrer Fahrschule; Lernende mit ihren Fahrlehrern und dem Büro. Niemand sonst liest mit, auch die Verwaltung nicht.</p><p>Belästigt Sie jemand, blockieren oder melden Sie die Person im Menü.</p>',
        '<p>Avec les collègues de votre école ; les élèves avec leurs enseignants et le bureau. Vous deux êtes seuls à lire, même l’administrateur ne le peut pas.</p><p>Si quelqu’un vous gêne, bloquez ou signalez-le dans le menu.</p>',
        '<p>Com colegas da sua escola; os alunos com os instrutores e o escritório. Ninguém mais lê, nem o administrador.</p><p>Se alguém o incomodar, bloqueie ou denuncie no menu.</p>',
      ),
    },
    {
      slug: 'give-a-task',
      question: say(
        'كيف أسند مهمة إلى زميل؟',
        'How do I give somebody a task?',
        'Wie weise ich jemandem eine Aufgabe zu?',
        'Comment confier une tâche ?',
        'Como atribuo uma tarefa?',
      ),
      answer: say(
        '<p>أنشئ المهمة واختر المكلَّف وموعد الاستحقاق والوسوم. يصله إشعار، وترى أنت متى أنجزها.</p><p>تستطيع ربط المهمة بموظف أو رسالة أو موعد فتُفتح بضغطة واحدة. من أنشأ المهمة وحده يحذفها نهائيًا.</p>',
        '<p>Make the task, choose who does it, the day it is due and its tags. They are told, and you see when it is done.</p><p>A task can point at a person, a mail or an event, which then opens with one press. Only its maker deletes it for good.</p>',
        '<p>Legen Sie die Aufgabe an, wählen Sie Person, Termin und Schlagwörter. Sie wird benachrichtigt, und Sie sehen die Erledigung.</p><p>Eine Aufgabe kann auf eine Person, Mail oder einen Termin verweisen. Endgültig löschen kann nur, wer sie angelegt hat.</p>',
        '<p>Créez la tâche, choisissez la personne, l’échéance et les étiquettes. Elle est prévenue et vous voyez quand c’est fait.</p><p>Une tâche peut renvoyer à une personne, un message ou un événement. Seul son auteur la supprime.</p>',
        '<p>Crie a tarefa, escolha a pessoa, o prazo e as etiquetas. Ela é avisada e vê-se quando está feita.</p><p>Uma tarefa pode apontar para uma pessoa, mensagem ou evento. Só o autor a apaga de vez.</p>',
      ),
    },
    {
      slug: 'send-files',
      question: say(
        'ما الملفات التي أستطيع إرسالها؟',
        'Which files can I send?',
        'Welche Dateien kann ich senden?',
        'Quels fichiers puis-je envoyer ?',
        'Que ficheiros posso enviar?',
      ),
      answer: say(
        '<p>الصور والمستندات الشائعة، ويُعرض الحد الأعلى للحجم عند الرفع. يُفحص نوع الملف من محتواه لا من اسمه.</p><p>الملف المرسل لا يفتحه إلا مَن وصلته رسالته، ولو عرف غيره رابطه.</p>',
        '<p>Pictures and common documents; the largest size is shown when uploading. The kind is told from the content rather than from the name.</p><p>Only those who got the message can open its files, even if somebody else knows the address.</p>',
        '<p>Bilder und gängige Dokumente; die Höchstgröße steht beim Hochladen. Die Art wird am Inhalt erkannt.</p><p>Nur wer die Nachricht bekam, kann die Datei öffnen, selbst wenn andere die Adresse kennen.</p>',
        '<p>Images et documents courants ; la taille maximale s’affiche à l’envoi. Le type est reconnu au contenu.</p><p>Seuls les destinataires peuvent ouvrir les fichiers, même si d’autres en connaissent l’adresse.</p>',
        '<p>Imagens e documentos comuns; o tamanho máximo aparece ao enviar. O tipo é reconhecido pelo conteúdo.</p><p>Só quem recebeu a mensagem abre os ficheiros, mesmo que outros saibam o endereço.</p>',
      ),
    },
  ],
}
