import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import type { Translated } from '@dsms/contract/kernel/shared'
import { chargeTexts } from './texts.charges.ts'
import { lessonTexts } from './texts.lessons.ts'
import { paperTexts } from './texts.papers.ts'
import { severalTexts } from './texts.several.ts'
import { signatureTexts } from './texts.signatures.ts'

/** The words that the product comes with; the platform may give others. `{name}`, `{link}`, `{minutes}`, `{hours}`, `{email}`, `{topic}`, `{code}`, `{school}`, `{lesson}`, `{when}` and `{place}` are filled in. */
export const texts: Record<MailTemplate, { subject: Translated; text: Translated }> = {
  invitation: {
    subject: {
      ar: 'دعوتك إلى DSMS',
      en: 'Your invitation to DSMS',
      de: 'Ihre Einladung zu DSMS',
      fr: 'Votre invitation à DSMS',
      pt: 'O seu convite para o DSMS',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nأُنشئ لك حساب في DSMS. اختر كلمة مرورك من هذا الرابط، وهو صالح مرة واحدة خلال {hours} ساعة:\n{link}\n',
      en: 'Hello {name},\n\nAn account has been created for you in DSMS. Use this link to choose your password. It works once, within {hours} hours:\n{link}\n',
      de: 'Guten Tag {name},\n\nfür Sie wurde ein Konto in DSMS angelegt. Wählen Sie Ihr Passwort über diesen Link; er gilt einmal, {hours} Stunden lang:\n{link}\n',
      fr: 'Bonjour {name},\n\nUn compte DSMS a été créé pour vous. Choisissez votre mot de passe avec ce lien, valable une fois, pendant {hours} heures :\n{link}\n',
      pt: 'Olá {name},\n\nFoi criada uma conta DSMS para si. Escolha a sua palavra-passe com esta ligação; funciona uma vez, durante {hours} horas:\n{link}\n',
    },
  },
  place_invitation: {
    subject: {
      ar: 'دعوة من {school} في DSMS',
      en: 'An invitation from {school} in DSMS',
      de: 'Eine Einladung von {school} in DSMS',
      fr: 'Une invitation de {school} dans DSMS',
      pt: 'Um convite de {school} no DSMS',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nأضافتك {school} وتدعوك إلى العمل معها بحسابك القائم في DSMS. افتح الرابط خلال {hours} ساعة لقبول الدعوة أو رفضها:\n{link}\n\nلن ترى المدرسة شيئًا من حسابك ما لم تقبل.\n',
      en: 'Hello {name},\n\n{school} has added you and invites you to use your existing DSMS account. Open this link within {hours} hours to accept or decline:\n{link}\n\nThe school cannot see anything in your account unless you accept.\n',
      de: 'Guten Tag {name},\n\n{school} hat Sie eingetragen und lädt Sie ein, Ihr bestehendes DSMS-Konto auch dort zu nutzen. Öffnen Sie diesen Link innerhalb von {hours} Stunden, um anzunehmen oder abzulehnen:\n{link}\n\nDie Schule sieht nichts von Ihrem Konto, solange Sie nicht annehmen.\n',
      fr: 'Bonjour {name},\n\n{school} vous a ajouté et vous invite à y utiliser votre compte DSMS existant. Ouvrez ce lien dans les {hours} heures pour accepter ou refuser :\n{link}\n\nL’école ne voit rien de votre compte tant que vous n’acceptez pas.\n',
      pt: 'Olá {name},\n\n{school} adicionou-o e convida-o a usar lá a conta DSMS que já tem. Abra esta ligação dentro de {hours} horas para aceitar ou recusar:\n{link}\n\nA escola nada vê da sua conta enquanto não aceitar.\n',
    },
  },
  reset: {
    subject: {
      ar: 'كلمة مرور جديدة لـ DSMS',
      en: 'A new password for DSMS',
      de: 'Ein neues Passwort für DSMS',
      fr: 'Un nouveau mot de passe pour DSMS',
      pt: 'Uma nova palavra-passe para o DSMS',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nطُلبت كلمة مرور جديدة لحسابك. الرابط التالي صالح مرة واحدة خلال {minutes} دقيقة:\n{link}\n\nإن لم تطلبها فتجاهل هذه الرسالة؛ لم يتغير شيء.\n',
      en: 'Hello {name},\n\nSomeone requested a new password for your account. This link works once, within {minutes} minutes:\n{link}\n\nIf that was not you, ignore this email. Nothing has changed.\n',
      de: 'Guten Tag {name},\n\nfür Ihr Konto wurde ein neues Passwort angefordert. Dieser Link gilt einmal, {minutes} Minuten lang:\n{link}\n\nWaren Sie das nicht, ist nichts weiter zu tun; es hat sich nichts geändert.\n',
      fr: 'Bonjour {name},\n\nUn nouveau mot de passe a été demandé pour votre compte. Ce lien est valable une fois, pendant {minutes} minutes :\n{link}\n\nSi ce n’était pas vous, ignorez ce message ; rien n’a changé.\n',
      pt: 'Olá {name},\n\nFoi pedida uma nova palavra-passe para a sua conta. Esta ligação funciona uma vez, durante {minutes} minutos:\n{link}\n\nSe não foi você, ignore esta mensagem; nada mudou.\n',
    },
  },
  // no name: a stranger typed it, and whoever gets the mail may not have asked for it
  application_code: {
    subject: {
      ar: 'رمز طلب التسجيل في {school}',
      en: 'Your code for applying to {school}',
      de: 'Ihr Code für die Anmeldung bei {school}',
      fr: 'Votre code pour l’inscription à {school}',
      pt: 'O seu código para a inscrição em {school}',
    },
    text: {
      ar: 'مرحبًا،\n\nرمز تأكيد طلب تسجيلك طالبًا في {school}:\n\n{code}\n\nاكتبه في الصفحة التي بدأت منها، وهو صالح {minutes} دقائق. لا تعطه أحدًا.\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة؛ لم يُحفظ شيء باسمك.\n',
      en: 'Hello,\n\nThis code confirms your application to {school}:\n\n{code}\n\nEnter it on the page where you started. It is valid for {minutes} minutes. Do not share it with anyone.\n\nIf that was not you, ignore this email. Nothing is done in your name.\n',
      de: 'Guten Tag,\n\nmit diesem Code bestätigen Sie Ihre Anmeldung als Fahrschüler bei {school}:\n\n{code}\n\nGeben Sie ihn auf der Seite ein, auf der Sie begonnen haben; er gilt {minutes} Minuten. Geben Sie ihn nicht weiter.\n\nWaren Sie das nicht, ist nichts weiter zu tun; in Ihrem Namen geschieht nichts.\n',
      fr: 'Bonjour,\n\nCe code confirme votre demande d’inscription comme élève à {school} :\n\n{code}\n\nSaisissez-le sur la page où vous avez commencé ; il est valable {minutes} minutes. Ne le donnez à personne.\n\nSi ce n’était pas vous, ignorez ce message ; rien n’est fait en votre nom.\n',
      pt: 'Olá,\n\nEste código confirma o seu pedido de inscrição como aluno em {school}:\n\n{code}\n\nEscreva-o na página onde começou; é válido durante {minutes} minutos. Não o dê a ninguém.\n\nSe não foi você, ignore esta mensagem; nada é feito em seu nome.\n',
    },
  },
  application_known: {
    subject: {
      ar: 'لديك حساب قبل طلبك في {school}',
      en: 'You already have an account: {school}',
      de: 'Sie haben bereits ein Konto: {school}',
      fr: 'Vous avez déjà un compte : {school}',
      pt: 'Já tem uma conta: {school}',
    },
    text: {
      ar: 'مرحبًا،\n\nطُلب التسجيل في {school} بهذا العنوان، ولهذا العنوان حساب قائم، فلا حاجة إلى حساب جديد. سجّل الدخول من هنا، ومن الصفحة نفسها تطلب كلمة مرور جديدة إن نسيتها:\n{link}\n\nإن لم تكن طالبًا في {school} فاطلب منها دعوة حسابك هذا.\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة؛ لم يتغير شيء.\n',
      en: 'Hello,\n\nSomeone applied to {school} with this address, which already has an account. No new one is needed. Sign in here; the same page helps if you have forgotten your password:\n{link}\n\nIf you are not a student of {school} yet, ask the school to invite this account.\n\nIf that was not you, ignore this email. Nothing has changed.\n',
      de: 'Guten Tag,\n\nmit dieser Adresse wurde eine Anmeldung bei {school} begonnen. Zu ihr gibt es schon ein Konto, ein neues ist nicht nötig. Melden Sie sich hier an; dort hilft man auch bei vergessenem Passwort:\n{link}\n\nKennt {school} Sie noch nicht als Fahrschüler, bitten Sie dort um eine Einladung für dieses Konto.\n\nWaren Sie das nicht, ist nichts weiter zu tun; es hat sich nichts geändert.\n',
      fr: 'Bonjour,\n\nUne inscription à {school} a été demandée avec cette adresse, qui a déjà un compte ; il n’en faut pas d’autre. Connectez-vous ici ; la même page aide en cas d’oubli du mot de passe :\n{link}\n\nSi {school} ne vous connaît pas encore comme élève, demandez-lui d’inviter ce compte.\n\nSi ce n’était pas vous, ignorez ce message ; rien n’a changé.\n',
      pt: 'Olá,\n\nFoi pedida uma inscrição em {school} com este endereço, que já tem uma conta; não é precisa outra. Entre aqui; a mesma página ajuda se esqueceu a palavra-passe:\n{link}\n\nSe {school} ainda não o conhece como aluno, peça-lhe que convide esta conta.\n\nSe não foi você, ignore esta mensagem; nada mudou.\n',
    },
  },
  confirm_email: {
    subject: {
      ar: 'تأكيد بريدك في DSMS',
      en: 'Confirm your email address for DSMS',
      de: 'Bestätigen Sie Ihre E-Mail-Adresse für DSMS',
      fr: 'Confirmez votre adresse e-mail pour DSMS',
      pt: 'Confirme o seu endereço de e-mail no DSMS',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nليصبح هذا العنوان بريد حسابك افتح الرابط التالي خلال {hours} ساعة:\n{link}\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة.\n',
      en: 'Hello {name},\n\nTo make this the address of your account, open this link within {hours} hours:\n{link}\n\nIf you did not ask for this, ignore this email.\n',
      de: 'Guten Tag {name},\n\ndamit dies die Adresse Ihres Kontos wird, öffnen Sie diesen Link innerhalb von {hours} Stunden:\n{link}\n\nHaben Sie das nicht verlangt, ist nichts weiter zu tun.\n',
      fr: 'Bonjour {name},\n\nPour que cette adresse devienne celle de votre compte, ouvrez ce lien dans les {hours} heures :\n{link}\n\nSi vous ne l’avez pas demandé, ignorez ce message.\n',
      pt: 'Olá {name},\n\nPara que este seja o endereço da sua conta, abra esta ligação dentro de {hours} horas:\n{link}\n\nSe não o pediu, ignore esta mensagem.\n',
    },
  },
  email_changed: {
    subject: {
      ar: 'تغيّر بريد حسابك في DSMS',
      en: 'The email address of your DSMS account has changed',
      de: 'Die Adresse Ihres DSMS-Kontos wurde geändert',
      fr: 'L’adresse de votre compte DSMS a changé',
      pt: 'O endereço da sua conta DSMS mudou',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nأصبح بريد حسابك {email}. إن لم تكن أنت من غيّره فأخبر فورًا من يدير الحسابات لديكم.\n',
      en: 'Hello {name},\n\nThe address of your account is now {email}. If you did not change it, tell your administrator immediately.\n',
      de: 'Guten Tag {name},\n\ndie Adresse Ihres Kontos ist jetzt {email}. Waren Sie das nicht, sagen Sie es sofort Ihrer Administration.\n',
      fr: 'Bonjour {name},\n\nL’adresse de votre compte est désormais {email}. Si ce n’était pas vous, prévenez tout de suite votre administrateur.\n',
      pt: 'Olá {name},\n\nO endereço da sua conta é agora {email}. Se não foi você, avise já o seu administrador.\n',
    },
  },
  two_step_off: {
    subject: {
      ar: 'أُوقف الدخول بخطوتين لحسابك في DSMS',
      en: 'Two-step sign-in is off for your DSMS account',
      de: 'Der zweite Schritt Ihres DSMS-Kontos ist ausgeschaltet',
      fr: 'La seconde étape de votre compte DSMS est désactivée',
      pt: 'O segundo passo da sua conta DSMS está desligado',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nأوقف {by} الدخول بخطوتين لحسابك، فتكفي كلمة المرور الآن. إن لم تكن تنتظر ذلك فغيّر كلمة مرورك وأخبر فورًا من يدير الحسابات لديكم. أعد تفعيله من هنا:\n{link}\n',
      en: 'Hello {name},\n\n{by} has turned off two-step sign-in for your account, so your password alone is now enough. If you did not expect this, change your password and tell your administrator immediately. Turn it on again here:\n{link}\n',
      de: 'Guten Tag {name},\n\n{by} hat den zweiten Schritt bei der Anmeldung an Ihrem Konto entfernt; jetzt genügt das Passwort. Haben Sie das nicht erwartet, ändern Sie Ihr Passwort und sagen Sie es sofort Ihrer Administration. Hier schalten Sie ihn wieder ein:\n{link}\n',
      fr: 'Bonjour {name},\n\n{by} a retiré la seconde étape de la connexion à votre compte : le mot de passe suffit désormais. Si vous ne vous y attendiez pas, changez votre mot de passe et prévenez tout de suite votre administrateur. Pour la réactiver :\n{link}\n',
      pt: 'Olá {name},\n\n{by} retirou o segundo passo do acesso à sua conta; agora basta a palavra-passe. Se não o esperava, altere a sua palavra-passe e avise já o seu administrador. Pode voltar a ligá-lo aqui:\n{link}\n',
    },
  },
  notice: {
    subject: {
      ar: 'DSMS: {topic}',
      en: 'DSMS: {topic}',
      de: 'DSMS: {topic}',
      fr: 'DSMS : {topic}',
      pt: 'DSMS: {topic}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nلديك جديد: {topic}.\n{link}\n\nتصلك هذه الرسائل لأنك اخترتها في إعدادات حسابك.\n',
      en: 'Hello {name},\n\nYou have something new: {topic}.\n{link}\n\nYou receive these emails because you chose them in your account settings.\n',
      de: 'Guten Tag {name},\n\nes gibt Neues für Sie: {topic}.\n{link}\n\nSie erhalten diese Mails, weil Sie sie in den Kontoeinstellungen gewählt haben.\n',
      fr: 'Bonjour {name},\n\nDu nouveau pour vous : {topic}.\n{link}\n\nVous recevez ces messages parce que vous les avez choisis dans les paramètres du compte.\n',
      pt: 'Olá {name},\n\nHá novidades para si: {topic}.\n{link}\n\nRecebe estas mensagens porque as escolheu nas definições da conta.\n',
    },
  },
  order: {
    subject: {
      ar: 'استلمنا طلبك {number}',
      en: 'We have received your order {number}',
      de: 'Ihre Bestellung {number} ist eingegangen',
      fr: 'Nous avons reçu votre commande {number}',
      pt: 'A sua encomenda {number} foi recebida',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nشكرًا لك. استلمنا طلبك {number} بمبلغ {total}. حالته وفاتورته هنا:\n{link}\n',
      en: 'Hello {name},\n\nThank you. We have received your order {number} for {total}. You can find its status and invoice here:\n{link}\n',
      de: 'Guten Tag {name},\n\nvielen Dank. Ihre Bestellung {number} über {total} liegt uns vor. Stand und Rechnung finden Sie hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nMerci. Nous avons bien reçu votre commande {number} de {total}. Son état et sa facture sont ici :\n{link}\n',
      pt: 'Olá {name},\n\nObrigado. Recebemos a sua encomenda {number} no valor de {total}. O estado e a fatura estão aqui:\n{link}\n',
    },
  },
  digest: {
    subject: {
      ar: 'جديد الأسبوع في DSMS',
      en: 'This week in DSMS',
      de: 'Diese Woche in DSMS',
      fr: 'Cette semaine dans DSMS',
      pt: 'Esta semana no DSMS',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nهذا جديد الأيام السبعة الماضية:\n\n{news}\n\nتصلك هذه الرسالة لأنك اخترتها، وتوقفها من هنا:\n{link}\n',
      en: 'Hello {name},\n\nHere is what is new this week:\n\n{news}\n\nYou receive this email because you chose it. Turn it off here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndas ist neu seit einer Woche:\n\n{news}\n\nSie erhalten diese Mail, weil Sie sie gewählt haben; abbestellen können Sie sie hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nVoici les nouveautés de la semaine :\n\n{news}\n\nVous recevez ce message parce que vous l’avez choisi ; désactivez-le ici :\n{link}\n',
      pt: 'Olá {name},\n\nEstas são as novidades da semana:\n\n{news}\n\nRecebe esta mensagem porque a escolheu; desative-a aqui:\n{link}\n',
    },
  },
  ...lessonTexts,
  ...severalTexts,
  ...chargeTexts,
  ...signatureTexts,
  ...paperTexts,
}
