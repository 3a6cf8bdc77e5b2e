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
    'Email, chat and shared tasks.',
    'E-Mail, Chat und gemeinsame Aufgaben.',
    'Courriel, discussion et tâches partagées.',
    'Correio, conversa e tarefas partilhadas.',
  ),
  questions: [
    {
      slug: 'undo-a-sent-mail',
      question: say(
        'أرسلت رسالة بالخطأ، هل أتراجع؟',
        'I sent an email by mistake. Can I undo it?',
        'Ich habe versehentlich gesendet. Geht das zurück?',
        'J’ai envoyé par erreur. Puis-je annuler ?',
        'Enviei por engano. Posso anular?',
      ),
      answer: say(
        '<p>نعم خلال ثوانٍ تختار عددها في إعدادات البريد: عشر أو عشرون أو ثلاثون. اضغط «تراجع» في الشريط الذي يظهر بعد الإرسال فتعود الرسالة مسودة.</p><p>بعد هذه الثواني تكون الرسالة قد وصلت ولا تُسترجع.</p>',
        '<p>Yes, for ten, twenty or thirty seconds, depending on your email settings. Press “Undo” in the bar that appears after sending, and the email is a draft again.</p><p>After that it has been delivered and cannot be recalled.</p>',
        '<p>Ja, so viele Sekunden, wie in den Mail-Einstellungen steht: zehn, zwanzig oder dreißig. „Rückgängig“ macht daraus wieder einen Entwurf.</p><p>Danach ist die Nachricht zugestellt.</p>',
        '<p>Oui, pendant dix, vingt ou trente secondes selon vos réglages. « Annuler » en refait un brouillon.</p><p>Passé ce délai, le message est arrivé.</p>',
        '<p>Sim, durante dez, vinte ou trinta segundos, conforme as definições. «Anular» devolve-a aos rascunhos.</p><p>Depois disso já chegou.</p>',
      ),
    },
    {
      slug: 'send-a-mail-later',
      question: say(
        'كيف أؤجل إرسال رسالة؟',
        'How do I schedule an email?',
        'Wie sende ich eine Mail später?',
        'Comment différer un envoi ?',
        'Como envio mais tarde?',
      ),
      answer: say(
        '<p>بجانب زر الإرسال سهم فيه «جدولة الإرسال»: اختر اليوم والساعة. تنتظر الرسالة في المرسَل ويظهر موعدها، وتستطيع تعديلها أو إلغاءها قبل الموعد.</p>',
        '<p>Press the arrow next to “Send” and choose a day and time. The scheduled time is shown, and you can change or cancel it until then.</p>',
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
        '<p>Staff can chat with colleagues at their school, and students with their trainers and the office. Only the two of you can read it, not even an administrator.</p><p>If someone bothers you, block or report them in the conversation menu. The report goes to the people responsible.</p>',
        '<p>Mit Kolleginnen und Kollegen Ihrer Fahrschule; Lernende mit ihren Fahrlehrern und dem Büro. Niemand sonst liest mit, auch die Verwaltung nicht.</p><p>Belästigt Sie jemand, blockieren oder melden Sie die Person im Menü.</p>',
        '<p>Avec les collègues de votre école ; les élèves avec leurs moniteurs et le bureau. Vous deux êtes seuls à lire, même l’administrateur ne le peut pas.</p><p>Si quelqu’un vous gêne, bloquez ou signalez-le dans le menu.</p>',
        '<p>Com colegas da sua escola; os alunos com os instrutores e o escritório. Ninguém mais lê, nem o administrador.</p><p>Se alguém o incomodar, bloqueie ou denuncie no menu.</p>',
      ),
    },
    {
      slug: 'give-a-task',
      question: say(
        'كيف أسند مهمة إلى زميل؟',
        'How do I assign a task?',
        'Wie weise ich jemandem eine Aufgabe zu?',
        'Comment confier une tâche ?',
        'Como atribuo uma tarefa?',
      ),
      answer: say(
        '<p>أنشئ المهمة واختر المكلَّف وموعد الاستحقاق والوسوم. يصله إشعار، وترى أنت متى أنجزها.</p><p>تستطيع ربط المهمة بموظف أو رسالة أو موعد فتُفتح بضغطة واحدة. من أنشأ المهمة وحده يحذفها نهائيًا.</p>',
        '<p>Create the task, then choose the assignee, the due date and the tags. They are notified, and you see when it is done.</p><p>A task can link to a person, an email or an event, which then opens with one press. Only its creator can delete it permanently.</p>',
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
        '<p>Pictures and common document types. The maximum size is shown when you upload. The type is detected from the content, not from the file name.</p><p>Only the people who received the message can open its files, even if someone else knows the address.</p>',
        '<p>Bilder und gängige Dokumente; die Höchstgröße steht beim Hochladen. Die Art wird am Inhalt erkannt.</p><p>Nur wer die Nachricht bekam, kann die Datei öffnen, selbst wenn andere die Adresse kennen.</p>',
        '<p>Images et documents courants ; la taille maximale s’affiche à l’envoi. Le type est reconnu au contenu.</p><p>Seuls les destinataires peuvent ouvrir les fichiers, même si d’autres en connaissent l’adresse.</p>',
        '<p>Imagens e documentos comuns; o tamanho máximo aparece ao enviar. O tipo é reconhecido pelo conteúdo.</p><p>Só quem recebeu a mensagem abre os ficheiros, mesmo que outros saibam o endereço.</p>',
      ),
    },
  ],
}
