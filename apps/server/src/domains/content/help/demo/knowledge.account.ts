import { say } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

export const accountAndSecurity: DemoTopic = {
  slug: 'account-and-security',
  icon: 'shield',
  colour: 'primary',
  title: say(
    'الحساب والأمان',
    'Account and security',
    'Konto und Sicherheit',
    'Compte et sécurité',
    'Conta e segurança',
  ),
  subtitle: say(
    'كلمة المرور والإشعارات وحماية بياناتك.',
    'Passwords, notifications and keeping your data safe.',
    'Passwort, Benachrichtigungen und Datenschutz.',
    'Mot de passe, notifications et protection des données.',
    'Palavra-passe, notificações e proteção de dados.',
  ),
  questions: [
    {
      slug: 'forgotten-password',
      question: say(
        'نسيت كلمة المرور، ماذا أفعل؟',
        'I forgot my password. What now?',
        'Ich habe mein Passwort vergessen. Was nun?',
        'J’ai oublié mon mot de passe. Que faire ?',
        'Esqueci a palavra-passe. E agora?',
      ),
      answer: say(
        '<p>في شاشة الدخول اضغط «نسيت كلمة المرور» واكتب بريدك. يصلك رابط يعمل مرة واحدة ولمدة قصيرة.</p><p>إن لم تصلك رسالة فتحقق من البريد غير المرغوب، أو اطلب من مدير حسابك كلمة مرور مؤقتة. ولا نخبر أحدًا هل البريد مسجل لدينا أم لا.</p>',
        '<p>Press “Forgot password” on the sign-in screen and enter your email address. You get a link that works once, and only for a short time.</p><p>If nothing arrives, check your spam folder or ask your administrator for a one-time password. We never reveal whether an address is registered here.</p>',
        '<p>Wählen Sie bei der Anmeldung „Passwort vergessen“ und geben Sie Ihre Adresse ein. Der Link gilt einmal und kurze Zeit.</p><p>Kommt nichts an, sehen Sie im Spam nach oder bitten Sie um ein Einmalpasswort.</p>',
        '<p>Sur l’écran de connexion, choisissez « Mot de passe oublié » et saisissez votre adresse. Le lien sert une fois, peu de temps.</p><p>Sans message, regardez les indésirables ou demandez un mot de passe à usage unique.</p>',
        '<p>No ecrã de entrada escolha «Esqueci a palavra-passe» e escreva o endereço. A ligação serve uma vez e por pouco tempo.</p><p>Se nada chegar, veja o spam ou peça uma palavra-passe de uso único.</p>',
      ),
    },
    {
      slug: 'choose-a-good-password',
      question: say(
        'كيف أختار كلمة مرور جيدة؟',
        'How do I choose a good password?',
        'Wie wähle ich ein gutes Passwort?',
        'Comment choisir un bon mot de passe ?',
        'Como escolho uma boa palavra-passe?',
      ),
      answer: say(
        '<p>الطول أهم من الرموز: ثلاث كلمات أو أربع لا صلة بينها أسهل حفظًا وأصعب تخمينًا. لا تضع اسمك ولا بريدك.</p><p>تغيير كلمة المرور ينهي كل جلساتك الأخرى، فمن دخل بحسابك خرج.</p>',
        '<p>Length matters more than symbols: three or four unrelated words are easy to remember and hard to guess. Leave out your name and email address.</p><p>Changing it ends all your other sessions, so anyone else in your account is signed out.</p>',
        '<p>Länge zählt mehr als Sonderzeichen: drei oder vier Wörter ohne Zusammenhang. Ohne Namen und Adresse.</p><p>Ein neues Passwort beendet alle anderen Sitzungen.</p>',
        '<p>La longueur compte plus que les signes : trois ou quatre mots sans lien. Ni nom ni adresse.</p><p>Le changer met fin à vos autres sessions.</p>',
        '<p>O comprimento conta mais do que os símbolos: três ou quatro palavras sem ligação. Sem nome nem endereço.</p><p>Mudá-la termina as outras sessões.</p>',
      ),
    },
    {
      slug: 'account-locked',
      question: say(
        'لماذا قُفل حسابي؟',
        'Why is my account locked?',
        'Warum ist mein Konto gesperrt?',
        'Pourquoi mon compte est-il bloqué ?',
        'Porque está a minha conta bloqueada?',
      ),
      answer: say(
        '<p>بعد محاولات خاطئة متتالية يُقفل الحساب دقائق معدودة ثم يُفتح من نفسه. يُبلَّغ مديرك بذلك، فإن لم تكن أنت من حاول فغيّر كلمة المرور.</p>',
        '<p>After several wrong passwords, it is locked for a few minutes and then unlocks by itself. Your administrator is told. If it was not you, change your password.</p>',
        '<p>Nach mehreren falschen Passwörtern ist es einige Minuten gesperrt und öffnet sich von selbst. Waren Sie es nicht, ändern Sie Ihr Passwort.</p>',
        '<p>Après plusieurs erreurs il est bloqué quelques minutes, puis se rouvre seul. Si ce n’était pas vous, changez de mot de passe.</p>',
        '<p>Depois de várias tentativas erradas fica bloqueada alguns minutos e abre sozinha. Se não foi você, mude a palavra-passe.</p>',
      ),
    },
    {
      slug: 'choose-notifications',
      question: say(
        'كيف أختار الإشعارات التي تصلني؟',
        'How do I choose my notifications?',
        'Wie wähle ich meine Benachrichtigungen?',
        'Comment choisir mes notifications ?',
        'Como escolho as notificações?',
      ),
      answer: say(
        '<p>في إعدادات الحساب تبويب للإشعارات، لكل نوع مفتاح. ما يخص أمان حسابك يصل دائمًا، كتغيّر كلمة المرور.</p><p>كل الإشعارات محفوظة في صفحتها ولو فاتتك.</p>',
        '<p>The account settings have a notifications tab with a switch for each kind. Anything about your account’s security always arrives, such as a changed password.</p><p>All notifications stay on their own page, in case you missed one.</p>',
        '<p>In den Kontoeinstellungen gibt es für jede Art einen Schalter. Was die Sicherheit betrifft, kommt immer an.</p><p>Alle stehen auf ihrer Seite, auch wenn Sie eine verpasst haben.</p>',
        '<p>Les réglages du compte ont un interrupteur par type. Ce qui touche à la sécurité arrive toujours.</p><p>Toutes restent sur leur page.</p>',
        '<p>As definições da conta têm um interruptor por tipo. O que toca à segurança chega sempre.</p><p>Todas ficam guardadas na sua página.</p>',
      ),
    },
    {
      slug: 'who-sees-my-data',
      question: say(
        'من يرى بياناتي وبيانات مدرستي؟',
        'Who can see my data and my school’s data?',
        'Wer sieht meine Daten und die der Fahrschule?',
        'Qui voit mes données et celles de l’école ?',
        'Quem vê os meus dados e os da escola?',
      ),
      answer: say(
        '<p>لا ترى مدرسة شيئًا من مدرسة أخرى، ويفصل بينهما جدار في قاعدة البيانات نفسها. وداخل مدرستك يرى كل شخص ما يسمح به دوره.</p><p>بريدك ومحادثاتك ومهامك ومواعيدك لك ولمن شاركته وحدهم. وكل تغيير في السجلات يُكتب مع فاعله ووقته.</p>',
        '<p>No school can see another’s data; the database itself keeps them apart. Within your school, people see what their role allows.</p><p>Your emails, chats, tasks and events belong to you and the people you share them with. Every change is logged with who made it and when.</p>',
        '<p>Keine Fahrschule sieht etwas von einer anderen; die Datenbank selbst trennt sie. Innerhalb sieht jede Person, was ihre Rolle erlaubt.</p><p>Mails, Chats, Aufgaben und Termine gehören Ihnen und denen, mit denen Sie sie teilen. Jede Änderung wird festgehalten.</p>',
        '<p>Aucune école ne voit une autre ; la base de données elle-même les sépare. Dans l’école, chacun voit ce que son rôle permet.</p><p>Courriels, discussions, tâches et événements sont à vous et à ceux qui y prennent part. Chaque modification est consignée.</p>',
        '<p>Nenhuma escola vê outra; a própria base de dados separa-as. Na escola cada um vê o que a função permite.</p><p>Correio, conversas, tarefas e eventos são seus e de quem os partilha. Cada alteração fica registada.</p>',
      ),
    },
  ],
}
