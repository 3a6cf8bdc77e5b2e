import { say } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

export const gettingStarted: DemoTopic = {
  slug: 'getting-started',
  icon: 'rocket',
  colour: 'primary',
  title: say('الخطوات الأولى', 'First steps', 'Erste Schritte', 'Premiers pas', 'Primeiros passos'),
  subtitle: say(
    'الدخول واللغة والبحث، وكل ما يلزم في اليوم الأول.',
    'Signing in, language and search: what you need on your first day.',
    'Anmelden, Sprache, Suche: was der erste Tag braucht.',
    'Connexion, langue, recherche : l’essentiel du premier jour.',
    'Entrar, idioma, pesquisa: o que o primeiro dia pede.',
  ),
  questions: [
    {
      slug: 'sign-in-the-first-time',
      question: say(
        'كيف أدخل أول مرة؟',
        'How do I sign in for the first time?',
        'Wie melde ich mich zum ersten Mal an?',
        'Comment me connecter la première fois ?',
        'Como entro pela primeira vez?',
      ),
      answer: say(
        '<p>من دعاك إلى النظام أرسل إليك رابطًا بالبريد.</p><ol><li>افتح الرابط واختر كلمة مرور لا تستخدمها في مكان آخر.</li><li>سجّل الدخول ببريدك وكلمة المرور.</li></ol><p>إذا انتهت صلاحية الرابط فاطلب من مدير حسابك إرسال الدعوة مرة أخرى.</p>',
        '<p>The person who invited you sent you a link by email.</p><ol><li>Open the link and choose a password that you use nowhere else.</li><li>Sign in with your email address and that password.</li></ol><p>If the link has expired, ask your administrator to send the invitation again.</p>',
        '<p>Wer Sie eingeladen hat, hat Ihnen einen Link per E-Mail geschickt.</p><ol><li>Öffnen Sie den Link und wählen Sie ein Passwort, das Sie sonst nirgends nutzen.</li><li>Melden Sie sich mit E-Mail-Adresse und Passwort an.</li></ol><p>Ist der Link zu alt, bitten Sie um eine neue Einladung.</p>',
        '<p>La personne qui vous a invité vous a envoyé un lien par e-mail.</p><ol><li>Ouvrez le lien et choisissez un mot de passe que vous n’utilisez nulle part ailleurs.</li><li>Connectez-vous avec votre adresse et ce mot de passe.</li></ol><p>Si le lien a expiré, demandez une nouvelle invitation.</p>',
        '<p>Quem o convidou enviou-lhe uma ligação por e-mail.</p><ol><li>Abra a ligação e escolha uma palavra-passe que não use noutro lado.</li><li>Entre com o seu endereço e essa palavra-passe.</li></ol><p>Se a ligação expirou, peça novo convite.</p>',
      ),
    },
    {
      slug: 'change-language-and-look',
      question: say(
        'كيف أغيّر اللغة والمظهر؟',
        'How do I change the language and appearance?',
        'Wie ändere ich Sprache und Aussehen?',
        'Comment changer la langue et l’apparence ?',
        'Como mudo o idioma e o aspeto?',
      ),
      answer: say(
        '<p>اللغة في أعلى الشاشة: العربية والإنجليزية والألمانية والفرنسية والبرتغالية. يتغير اتجاه الصفحة معها، وتبقى على اختيارك في المرة القادمة.</p><p>بجوارها زر الوضع الداكن، وفي إعدادات المظهر تجد الحواف والقائمة الداكنة وحركة الانتقال.</p>',
        '<p>Choose the language at the top of the screen: Arabic, English, German, French or Portuguese. The page changes direction with it, and your choice is remembered.</p><p>Dark mode is next to it. The appearance settings have borders, a dark menu and page transitions.</p>',
        '<p>Die Sprache steht oben: Arabisch, Englisch, Deutsch, Französisch oder Portugiesisch. Die Schreibrichtung folgt ihr, und Ihre Wahl bleibt gespeichert.</p><p>Daneben liegt der dunkle Modus; Rahmen, dunkles Menü und Übergänge finden Sie in den Einstellungen zum Aussehen.</p>',
        '<p>La langue se choisit en haut de l’écran : arabe, anglais, allemand, français ou portugais. Le sens de la page suit, et votre choix est conservé.</p><p>À côté se trouve le mode sombre ; bordures, menu sombre et transitions sont dans les réglages d’apparence.</p>',
        '<p>O idioma está no topo do ecrã: árabe, inglês, alemão, francês ou português. O sentido da página acompanha-o e a escolha fica guardada.</p><p>Ao lado está o modo escuro; contornos, menu escuro e transições estão nas definições de aspeto.</p>',
      ),
    },
    {
      slug: 'find-anything',
      question: say(
        'كيف أصل إلى أي شاشة أو سجل بسرعة؟',
        'How do I find any screen or record quickly?',
        'Wie komme ich schnell zu jeder Seite?',
        'Comment atteindre vite un écran ou une fiche ?',
        'Como chego depressa a qualquer ecrã?',
      ),
      answer: say(
        '<p>اضغط Ctrl+K في أي مكان واكتب جزءًا من الاسم. يبحث النظام في الشاشات والأشخاص والملفات التي يحق لك رؤيتها، ولا يفرّق بين أ وإ وآ ولا بين ة وه.</p><p>الشاشات التي تفتحها كل يوم أضفها إلى المفضلة بالنجمة فتظهر في أعلى الصفحة.</p>',
        '<p>Press Ctrl+K anywhere and type part of a name. The search covers the screens, people and files you can see. It ignores case, accents and Arabic spelling variants.</p><p>Bookmark the screens you use every day with the star, and they appear at the top.</p>',
        '<p>Drücken Sie überall Strg+K und tippen Sie einen Teil des Namens. Durchsucht werden Seiten, Personen und Dateien, die Ihnen offenstehen.</p><p>Was Sie täglich brauchen, merken Sie sich mit dem Stern; es steht dann oben.</p>',
        '<p>Appuyez sur Ctrl+K où que vous soyez et tapez une partie du nom. La recherche porte sur les écrans, personnes et fichiers qui vous sont ouverts.</p><p>Les écrans quotidiens s’ajoutent aux favoris avec l’étoile et restent en haut.</p>',
        '<p>Prima Ctrl+K em qualquer lado e escreva parte do nome. São pesquisados os ecrãs, pessoas e ficheiros a que tem acesso.</p><p>Os ecrãs de todos os dias podem ser marcados com a estrela e ficam no topo.</p>',
      ),
    },
    {
      slug: 'work-with-lists',
      question: say(
        'كيف أعمل مع القوائم والتصفية؟',
        'How do lists and filters work?',
        'Wie arbeite ich mit Listen und Filtern?',
        'Comment utiliser les listes et les filtres ?',
        'Como funcionam as listas e os filtros?',
      ),
      answer: say(
        '<p>كل ما تختاره من بحث وتصفية وترتيب وصفحة محفوظ في عنوان الصفحة؛ انسخ العنوان وأرسله لزميلك فيرى القائمة نفسها.</p><ul><li>احفظ التصفية التي تكررها باسم من «العروض المحفوظة».</li><li>أخفِ الأعمدة التي لا تحتاجها من زر الأعمدة.</li><li>حدّد عدة صفوف ليظهر شريط الأفعال في الأسفل.</li></ul>',
        '<p>The address of the page holds your search, filters, sorting and page number. Copy it and send it to a colleague, who will see the same list.</p><ul><li>Save a filter you need often under a name, in the saved views.</li><li>Hide the columns you do not need.</li><li>Select several rows to see a bar of actions below.</li></ul>',
        '<p>Suche, Filter, Reihenfolge und Seite stehen in der Adresse. Wer sie von Ihnen bekommt, sieht dieselbe Liste.</p><ul><li>Häufige Filter merken Sie sich als gespeicherte Ansicht.</li><li>Nicht benötigte Spalten blenden Sie aus.</li><li>Bei mehreren markierten Zeilen erscheint unten eine Leiste mit Aktionen.</li></ul>',
        '<p>Recherche, filtres, ordre et page figurent dans l’adresse. Envoyez-la à un collègue : il verra la même liste.</p><ul><li>Gardez un filtre fréquent sous un nom dans les vues enregistrées.</li><li>Masquez les colonnes inutiles.</li><li>Sélectionnez plusieurs lignes : une barre d’actions apparaît en bas.</li></ul>',
        '<p>Pesquisa, filtros, ordem e página estão no endereço. Envie-o a um colega e ele verá a mesma lista.</p><ul><li>Guarde um filtro frequente com um nome nas vistas guardadas.</li><li>Oculte as colunas de que não precisa.</li><li>Selecione várias linhas e surge em baixo uma barra de ações.</li></ul>',
      ),
    },
    {
      slug: 'use-the-phone',
      question: say(
        'هل يعمل النظام على الهاتف؟',
        'Does it work on a phone?',
        'Funktioniert es auf dem Telefon?',
        'Cela fonctionne-t-il sur téléphone ?',
        'Funciona no telemóvel?',
      ),
      answer: say(
        '<p>نعم، من المتصفح ومن غير تثبيت. القوائم تصير بطاقات، والقائمة الجانبية تُفتح من الزر في أعلى الشاشة.</p><p>إذا انقطع الاتصال يظهر شريط ينبهك، ويبقى ما كتبته في مكانه حتى يعود.</p>',
        '<p>Yes, in the browser, without installing anything. Lists become cards, and the menu opens from the button at the top.</p><p>If you lose the connection, a banner tells you, and what you typed stays until it is back.</p>',
        '<p>Ja, im Browser und ohne Installation. Listen werden zu Karten, das Menü öffnet sich über den Knopf oben.</p><p>Bei Verbindungsverlust erscheint ein Hinweis, und Ihre Eingaben bleiben stehen.</p>',
        '<p>Oui, dans le navigateur et sans installation. Les listes deviennent des cartes et le menu s’ouvre par le bouton du haut.</p><p>En cas de coupure, un bandeau vous prévient et votre saisie reste en place.</p>',
        '<p>Sim, no navegador e sem instalar nada. As listas passam a cartões e o menu abre no botão do topo.</p><p>Se a ligação cair, uma faixa avisa e o que escreveu mantém-se.</p>',
      ),
    },
  ],
}
