import type { Translated } from '@dsms/contract/kernel/shared'

/** The first mail of everybody: a subject, a greeting with `{name}`, paragraphs, what there is to do, and a farewell. */
export const welcomeTexts: {
  subject: Translated
  greeting: Translated
  opening: Translated
  items: Record<'mail' | 'chat' | 'tasks' | 'calendar' | 'account', Translated>
  closing: Translated
} = {
  subject: {
    ar: 'أهلًا بك في DSMS',
    en: 'Welcome to DSMS',
    de: 'Willkommen bei DSMS',
    fr: 'Bienvenue dans DSMS',
    pt: 'Bem-vindo ao DSMS',
  },
  greeting: {
    ar: 'مرحبًا {name}،',
    en: 'Hello {name},',
    de: 'Guten Tag {name},',
    fr: 'Bonjour {name},',
    pt: 'Olá {name},',
  },
  opening: {
    ar: 'حسابك جاهز، وهذا صندوق بريدك. إليك ما يمكنك البدء به:',
    en: 'Your account is ready, and this is your mailbox. Here is how to get started:',
    de: 'Ihr Konto ist bereit, und dies ist Ihr Postfach. Damit können Sie beginnen:',
    fr: 'Votre compte est prêt et voici votre boîte aux lettres. Voici par où commencer :',
    pt: 'A sua conta está pronta e esta é a sua caixa de correio. Eis por onde pode começar:',
  },
  items: {
    mail: {
      ar: '<b>البريد:</b> اكتب لزملائك وأرفق الملفات، وحدد موعدًا للإرسال إن شئت.',
      en: '<b>Email:</b> write to your colleagues, attach files and choose when an email is sent.',
      de: '<b>Mail:</b> Schreiben Sie Ihren Kolleginnen und Kollegen, hängen Sie Dateien an und wählen Sie, wann eine Mail hinausgeht.',
      fr: '<b>Courrier :</b> écrivez à vos collègues, joignez des fichiers et choisissez l’heure de l’envoi.',
      pt: '<b>Correio:</b> escreva aos seus colegas, anexe ficheiros e escolha quando a mensagem é enviada.',
    },
    chat: {
      ar: '<b>المحادثات:</b> لما يحتاج جوابًا سريعًا.',
      en: '<b>Chat:</b> for anything that needs a quick answer.',
      de: '<b>Chat:</b> für alles, was eine schnelle Antwort braucht.',
      fr: '<b>Discussion :</b> pour ce qui demande une réponse rapide.',
      pt: '<b>Conversas:</b> para o que precisa de resposta rápida.',
    },
    tasks: {
      ar: '<b>المهام:</b> دوّن ما عليك إنجازه، أو أسنده إلى غيرك.',
      en: '<b>Tasks:</b> note what needs doing, or assign it to someone.',
      de: '<b>Aufgaben:</b> Halten Sie fest, was zu tun ist, oder geben Sie es weiter.',
      fr: '<b>Tâches :</b> notez ce qu’il y a à faire, ou confiez-le à quelqu’un.',
      pt: '<b>Tarefas:</b> anote o que há a fazer, ou atribua-o a alguém.',
    },
    calendar: {
      ar: '<b>التقويم:</b> مواعيدك ومواعيد مدرستك في مكان واحد.',
      en: '<b>Calendar:</b> your appointments and those of your school in one place.',
      de: '<b>Kalender:</b> Ihre Termine und die Ihrer Schule an einem Ort.',
      fr: '<b>Calendrier :</b> vos rendez-vous et ceux de votre école au même endroit.',
      pt: '<b>Calendário:</b> os seus compromissos e os da sua escola num só lugar.',
    },
    account: {
      ar: '<b>حسابك:</b> اختر اللغة والمظهر وكلمة المرور من القائمة عند صورتك.',
      en: '<b>Your account:</b> choose your language, appearance and password in the menu next to your picture.',
      de: '<b>Ihr Konto:</b> Sprache, Aussehen und Passwort wählen Sie im Menü bei Ihrem Bild.',
      fr: '<b>Votre compte :</b> choisissez la langue, l’apparence et le mot de passe dans le menu près de votre image.',
      pt: '<b>A sua conta:</b> escolha o idioma, o aspeto e a palavra-passe no menu junto à sua imagem.',
    },
  },
  closing: {
    ar: 'إن احتجت إلى شيء فأجب عن هذه الرسالة.',
    en: 'If you need anything, just reply to this email.',
    de: 'Wenn Sie etwas brauchen, antworten Sie einfach auf diese Mail.',
    fr: 'Si vous avez besoin de quoi que ce soit, répondez simplement à ce message.',
    pt: 'Se precisar de alguma coisa, basta responder a esta mensagem.',
  },
}
