import { say } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

export const peopleAndRoles: DemoTopic = {
  slug: 'people-and-roles',
  icon: 'users',
  colour: 'success',
  title: say('الأشخاص والأدوار', 'People and roles', 'Personen und Rollen', 'Personnes et rôles', 'Pessoas e funções'),
  subtitle: say(
    'إضافة الموظفين ودعوتهم وما يُسمح لكل دور.',
    'Adding staff, inviting them, and what each role may do.',
    'Mitarbeitende anlegen, einladen und ihre Rechte regeln.',
    'Ajouter le personnel, l’inviter et fixer ses droits.',
    'Adicionar pessoal, convidá-lo e definir o que pode fazer.',
  ),
  questions: [
    {
      slug: 'add-a-colleague',
      question: say(
        'كيف أضيف موظفًا جديدًا؟',
        'How do I add a colleague?',
        'Wie lege ich eine neue Person an?',
        'Comment ajouter un collègue ?',
        'Como adiciono um colega?',
      ),
      answer: say(
        '<ol><li>افتح «الموظفون» واضغط «إضافة موظف».</li><li>اكتب الاسم والبريد واختر الدور.</li><li>تصل الدعوة إلى بريده، وفيها رابط يختار به كلمة مروره.</li></ol><p>يبقى الحساب «مدعوًا» حتى يختار صاحبه كلمة مروره، وتستطيع إعادة الدعوة من صفحته.</p>',
        '<ol><li>Open “Staff” and press “Add”.</li><li>Enter the name and email address, and choose a role.</li><li>The person gets a link by email and chooses a password.</li></ol><p>The account stays “Invited” until then. You can send the invitation again from the person’s page.</p>',
        '<ol><li>Öffnen Sie die Mitarbeitenden und wählen Sie Hinzufügen.</li><li>Tragen Sie Name und Adresse ein und wählen Sie die Rolle.</li><li>Die Person bekommt einen Link per E-Mail und wählt ihr Passwort selbst.</li></ol><p>Bis ein Passwort gewählt ist, bleibt das Konto „eingeladen“; Sie können erneut einladen.</p>',
        '<ol><li>Ouvrez Personnel puis Ajouter.</li><li>Saisissez nom et adresse, choisissez le rôle.</li><li>La personne reçoit un lien par e-mail et choisit son mot de passe.</li></ol><p>Le compte reste « invité » jusqu’au choix du mot de passe ; vous pouvez réinviter depuis la fiche.</p>',
        '<ol><li>Abra Pessoal e escolha Adicionar.</li><li>Escreva nome e endereço e escolha a função.</li><li>A pessoa recebe uma ligação por e-mail e escolhe a palavra-passe.</li></ol><p>A conta fica «convidada» até haver palavra-passe; pode convidar de novo na ficha.</p>',
      ),
    },
    {
      slug: 'what-is-a-role',
      question: say(
        'ما الدور وكيف أحدد صلاحياته؟',
        'What is a role and how do I set its privileges?',
        'Was ist eine Rolle, und wie lege ich ihre Rechte fest?',
        'Qu’est-ce qu’un rôle et comment régler ses droits ?',
        'O que é uma função e como defino os privilégios?',
      ),
      answer: say(
        '<p>الدور اسم لمجموعة صلاحيات، مثل «استقبال» أو «محاسبة». افتح الدور تجد جدولًا: الصفوف أقسام النظام والأعمدة الأفعال من عرض وإضافة وتعديل وحذف.</p><p>راجع التغييرات قبل الحفظ؛ فهي تسري على كل من يحمل الدور من طلبه التالي، من غير خروج ودخول.</p>',
        '<p>A role is a named set of privileges, such as Reception or Finance. Its page is a grid. The rows are the modules; the columns are the actions: view, create, edit, delete.</p><p>Review the changes before you save. They apply at once to everyone with the role, without signing in again.</p>',
        '<p>Eine Rolle ist ein Name für eine Reihe von Rechten, etwa Empfang oder Buchhaltung. Ihre Seite ist ein Raster: Zeilen sind Bereiche, Spalten die Handlungen.</p><p>Prüfen Sie die Änderungen vor dem Speichern; sie gelten für alle mit dieser Rolle ab dem nächsten Aufruf.</p>',
        '<p>Un rôle nomme un ensemble de droits, comme accueil ou comptabilité. Sa page est une grille : en lignes les domaines, en colonnes les actions.</p><p>Relisez avant d’enregistrer : cela vaut pour tous ceux qui ont le rôle dès leur prochaine action.</p>',
        '<p>Uma função é o nome de um conjunto de privilégios, como receção ou contabilidade. A página é uma grelha: linhas são áreas, colunas são ações.</p><p>Reveja antes de guardar; vale para todos com essa função a partir do pedido seguinte.</p>',
      ),
    },
    {
      slug: 'import-staff-from-a-file',
      question: say(
        'كيف أستورد الموظفين من ملف؟',
        'How do I import staff from a file?',
        'Wie importiere ich Personen aus einer Datei?',
        'Comment importer le personnel depuis un fichier ?',
        'Como importo pessoal de um ficheiro?',
      ),
      answer: say(
        '<p>من قائمة صفحة الموظفين اختر الاستيراد وارفع ملف CSV أو XLSX. يعرض النظام كل صف وما فيه من خطأ قبل أن يُحفظ شيء.</p><p>صحّح الأخطاء في الملف وارفعه ثانية، أو استورد الصفوف السليمة وحدها.</p>',
        '<p>Choose Import in the menu of the staff list and upload a CSV or XLSX file. Every row is checked, and you see the errors before anything is saved.</p><p>Correct the file and upload it again, or import only the valid rows.</p>',
        '<p>Wählen Sie im Menü der Liste den Import und laden Sie eine CSV- oder XLSX-Datei hoch. Jede Zeile wird geprüft, bevor etwas gespeichert wird.</p><p>Berichtigen Sie die Datei oder importieren Sie nur die fehlerfreien Zeilen.</p>',
        '<p>Dans le menu de la liste, choisissez Importer et envoyez un fichier CSV ou XLSX. Chaque ligne est vérifiée avant tout enregistrement.</p><p>Corrigez le fichier, ou importez seulement les lignes correctes.</p>',
        '<p>No menu da lista escolha Importar e envie um ficheiro CSV ou XLSX. Cada linha é verificada antes de se guardar algo.</p><p>Corrija o ficheiro ou importe só as linhas certas.</p>',
      ),
    },
    {
      slug: 'somebody-leaves',
      question: say(
        'موظف ترك العمل، ماذا أفعل بحسابه؟',
        'Somebody leaves. What do I do with the account?',
        'Jemand geht. Was geschieht mit dem Konto?',
        'Quelqu’un part. Que faire du compte ?',
        'Alguém sai. O que faço com a conta?',
      ),
      answer: say(
        '<p>أوقف الحساب إن كان الغياب مؤقتًا، وأرشفه إن كان نهائيًا. في الحالين تنتهي جلساته فورًا ولا يستطيع الدخول.</p><p>لا يُحذف شيء: تبقى فواتيره ورسائله وسجل أفعاله باسمه.</p>',
        '<p>Deactivate the account if they will come back, or archive it if they will not. Either way, their sessions end at once and they cannot sign in.</p><p>Nothing is erased: what they did stays on record under their name.</p>',
        '<p>Bei vorübergehender Abwesenheit deaktivieren, sonst archivieren. In beiden Fällen enden die Sitzungen sofort.</p><p>Nichts wird gelöscht: Was die Person getan hat, bleibt unter ihrem Namen nachvollziehbar.</p>',
        '<p>Désactivez le compte pour une absence, archivez-le pour un départ. Les sessions prennent fin aussitôt.</p><p>Rien n’est effacé : ses actions restent inscrites à son nom.</p>',
        '<p>Desative a conta se a ausência for temporária, arquive-a se for definitiva. As sessões terminam logo.</p><p>Nada se apaga: o que fez fica registado em seu nome.</p>',
      ),
    },
    {
      slug: 'why-not-allowed',
      question: say(
        'لماذا تظهر لي «غير مصرح»؟',
        'Why am I not allowed to do this?',
        'Warum heißt es, ich sei nicht berechtigt?',
        'Pourquoi suis-je « non autorisé » ?',
        'Porque diz que não tenho autorização?',
      ),
      answer: say(
        '<p>لأن دورك لا يملك الصلاحية المذكورة في الرسالة، أو لأن مديرًا غيّرها للتو. اطلب من مدير مدرستك إضافتها وأخبره باسمها كما يظهر.</p><p>لا يستطيع أحد أن يمنح ما لا يملكه، فقد يحتاج الأمر إلى من هو أعلى صلاحية.</p>',
        '<p>Your role lacks the privilege named in the message, or someone has just changed it. Ask your administrator for it by name.</p><p>Nobody can grant a privilege they do not have, so you may need to ask someone with more privileges.</p>',
        '<p>Ihrer Rolle fehlt das genannte Recht, oder es wurde gerade geändert. Bitten Sie die Verwaltung darum.</p><p>Niemand kann geben, was er selbst nicht hat; es braucht also vielleicht jemanden mit mehr Rechten.</p>',
        '<p>Votre rôle n’a pas le droit cité, ou il vient de changer. Demandez-le à votre administrateur.</p><p>Nul ne donne ce qu’il n’a pas : il faut peut-être quelqu’un de plus habilité.</p>',
        '<p>A sua função não tem o privilégio indicado, ou acabou de mudar. Peça-o ao administrador.</p><p>Ninguém dá o que não tem; pode ser preciso alguém com mais direitos.</p>',
      ),
    },
  ],
}
