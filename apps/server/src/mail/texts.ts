import type { Translated } from '@dsms/contract/shared'

export type Template = 'invitation' | 'reset'

/** Mails of the product. `{name}`, `{link}`, `{minutes}` and `{hours}` are filled in. */
export const texts: Record<Template, { subject: Translated; text: Translated }> = {
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
      en: 'Hello {name},\n\nAn account in DSMS was made for you. Choose your password with this link; it works once, within {hours} hours:\n{link}\n',
      de: 'Guten Tag {name},\n\nfür Sie wurde ein Konto in DSMS angelegt. Wählen Sie Ihr Passwort über diesen Link; er gilt einmal, {hours} Stunden lang:\n{link}\n',
      fr: 'Bonjour {name},\n\nUn compte DSMS a été créé pour vous. Choisissez votre mot de passe avec ce lien, valable une fois, pendant {hours} heures :\n{link}\n',
      pt: 'Olá {name},\n\nFoi criada uma conta DSMS para si. Escolha a sua palavra-passe com esta ligação; funciona uma vez, durante {hours} horas:\n{link}\n',
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
      en: 'Hello {name},\n\nA new password was asked for your account. This link works once, within {minutes} minutes:\n{link}\n\nIf that was not you, ignore this mail; nothing has changed.\n',
      de: 'Guten Tag {name},\n\nfür Ihr Konto wurde ein neues Passwort angefordert. Dieser Link gilt einmal, {minutes} Minuten lang:\n{link}\n\nWaren Sie das nicht, ist nichts weiter zu tun; es hat sich nichts geändert.\n',
      fr: 'Bonjour {name},\n\nUn nouveau mot de passe a été demandé pour votre compte. Ce lien est valable une fois, pendant {minutes} minutes :\n{link}\n\nSi ce n’était pas vous, ignorez ce message ; rien n’a changé.\n',
      pt: 'Olá {name},\n\nFoi pedida uma nova palavra-passe para a sua conta. Esta ligação funciona uma vez, durante {minutes} minutos:\n{link}\n\nSe não foi você, ignore esta mensagem; nada mudou.\n',
    },
  },
}
