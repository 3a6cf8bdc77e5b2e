import type { Translated } from '@dsms/contract/kernel/shared'

/** What is written of applications, papers, contracts and lesson records: `{paper}` is what a paper is called, `{student}` whose it is. */
export const paperTexts = {
  own_application_received: {
    subject: {
      ar: 'وصل طلب التسجيل إلى المدرسة',
      en: 'The school has your application',
      de: 'Ihre Anmeldung ist bei der Fahrschule',
      fr: 'L’école a reçu votre demande d’inscription',
      pt: 'A escola recebeu o seu pedido de inscrição',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nوصل هذا الطلب إلى المدرسة:\n\n{student}\n{school}\n\nيراجع المكتب البيانات والوثائق، وتصلك رسالة عند كل خطوة. المطلوب منك هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe school has received this application:\n\n{student}\n{school}\n\nThe office will check your data and documents and tell you about each step. See here what you still have to do:\n{link}\n',
      de: 'Guten Tag {name},\n\ndiese Anmeldung ist bei der Fahrschule eingegangen:\n\n{student}\n{school}\n\nDas Büro prüft Daten und Unterlagen, und Sie hören von jedem Schritt. Was noch zu tun ist, steht hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’école a reçu cette demande d’inscription :\n\n{student}\n{school}\n\nLe bureau vérifie vos données et vos documents, et vous êtes prévenu à chaque étape. Ce qu’il vous reste à faire se trouve ici :\n{link}\n',
      pt: 'Olá {name},\n\nA escola recebeu este pedido de inscrição:\n\n{student}\n{school}\n\nA secretaria verifica os dados e documentos, e será avisado de cada passo. O que ainda tem de fazer está aqui:\n{link}\n',
    },
  },
  student_active: {
    subject: {
      ar: 'فُعّل ملف {student}',
      en: '{student}’s file is active',
      de: 'Die Akte von {student} ist freigeschaltet',
      fr: 'Le dossier de {student} est activé',
      pt: 'O processo de {student} está ativo',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nفعّلت المدرسة ملف {student}، ويمكن بدء التدريب.\n\nاحجز الدروس واطّلع على الخطوة التالية من هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe school has activated {student}’s file. Training can begin.\n\nBook lessons and see the next step here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndie Fahrschule hat die Akte von {student} freigeschaltet. Die Ausbildung kann beginnen.\n\nBuchen Sie Fahrstunden und sehen Sie hier, wie es weitergeht:\n{link}\n',
      fr: 'Bonjour {name},\n\nL’école a activé le dossier de {student}. La formation peut commencer.\n\nRéservez des leçons et voyez la suite ici :\n{link}\n',
      pt: 'Olá {name},\n\nA escola ativou o processo de {student}. A formação pode começar.\n\nMarque aulas e veja o que se segue aqui:\n{link}\n',
    },
  },
  school_message: {
    subject: {
      ar: '{subject}',
      en: '{subject}',
      de: '{subject}',
      fr: '{subject}',
      pt: '{subject}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\n{text}\n\n{school}\n\nتجد هذه الرسالة في حسابك أيضًا:\n{link}\n',
      en: 'Hello {name},\n\n{text}\n\n{school}\n\nYou can also find this message in your account:\n{link}\n',
      de: 'Guten Tag {name},\n\n{text}\n\n{school}\n\nDiese Nachricht finden Sie auch in Ihrem Konto:\n{link}\n',
      fr: 'Bonjour {name},\n\n{text}\n\n{school}\n\nCe message se trouve aussi dans votre compte :\n{link}\n',
      pt: 'Olá {name},\n\n{text}\n\n{school}\n\nEncontra esta mensagem também na sua conta:\n{link}\n',
    },
  },
  document_approved: {
    subject: {
      ar: 'اعتُمدت وثيقة: {paper}',
      en: 'Document approved: {paper}',
      de: 'Unterlage angenommen: {paper}',
      fr: 'Document accepté : {paper}',
      pt: 'Documento aprovado: {paper}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nاعتمد المكتب هذه الوثيقة للطالب {student}:\n\n{paper}\n\nما بقي من الوثائق هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe office has approved this document for {student}:\n\n{paper}\n\nSee here what is still missing:\n{link}\n',
      de: 'Guten Tag {name},\n\ndas Büro hat diese Unterlage von {student} angenommen:\n\n{paper}\n\nWas noch fehlt, steht hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nLe bureau a accepté ce document de {student} :\n\n{paper}\n\nCe qui manque encore se trouve ici :\n{link}\n',
      pt: 'Olá {name},\n\nA secretaria aprovou este documento de {student}:\n\n{paper}\n\nO que ainda falta está aqui:\n{link}\n',
    },
  },
  document_rejected: {
    subject: {
      ar: 'رُفضت وثيقة: {paper}',
      en: 'Document rejected: {paper}',
      de: 'Unterlage abgelehnt: {paper}',
      fr: 'Document refusé : {paper}',
      pt: 'Documento recusado: {paper}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nرفض المكتب هذه الوثيقة للطالب {student}:\n\n{paper}\nالسبب: {reason}\n\nقدّمها من جديد من هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe office has rejected this document for {student}:\n\n{paper}\nReason: {reason}\n\nPlease upload it again here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndas Büro hat diese Unterlage von {student} abgelehnt:\n\n{paper}\nGrund: {reason}\n\nReichen Sie sie hier neu ein:\n{link}\n',
      fr: 'Bonjour {name},\n\nLe bureau a refusé ce document de {student} :\n\n{paper}\nMotif : {reason}\n\nRemettez-le de nouveau ici :\n{link}\n',
      pt: 'Olá {name},\n\nA secretaria recusou este documento de {student}:\n\n{paper}\nMotivo: {reason}\n\nEntregue-o de novo aqui:\n{link}\n',
    },
  },
  contract_sent: {
    subject: {
      ar: 'عقد بانتظار قبولك',
      en: 'Your contract is ready',
      de: 'Ein Vertrag wartet auf Sie',
      fr: 'Un contrat vous attend',
      pt: 'Um contrato espera por si',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nعقد {student} جاهز للقراءة والقبول. اقرأه واقبله من هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe contract for {student} is ready. Read and accept it here:\n{link}\n',
      de: 'Guten Tag {name},\n\nder Vertrag von {student} liegt zum Lesen und Annehmen bereit. Lesen und nehmen Sie ihn hier an:\n{link}\n',
      fr: 'Bonjour {name},\n\nLe contrat de {student} est prêt à être lu et accepté. Lisez-le et acceptez-le ici :\n{link}\n',
      pt: 'Olá {name},\n\nO contrato de {student} está pronto para ser lido e aceite. Leia-o e aceite-o aqui:\n{link}\n',
    },
  },
  lesson_recorded: {
    subject: {
      ar: 'سُجّل الدرس: {lesson}',
      en: 'Lesson record ready: {lesson}',
      de: 'Fahrstunde eingetragen: {lesson}',
      fr: 'Leçon consignée : {lesson}',
      pt: 'Aula registada: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nسجّل المدرّب هذا الدرس:\n\n{lesson}\n{when}\n{place}\n\nاقرأه ووقّعه من هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe trainer has completed the record of this lesson:\n\n{lesson}\n{when}\n{place}\n\nRead and sign it here:\n{link}\n',
      de: 'Guten Tag {name},\n\nder Fahrlehrer hat diese Fahrstunde eingetragen:\n\n{lesson}\n{when}\n{place}\n\nLesen und unterschreiben Sie sie hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nLe moniteur a consigné cette leçon :\n\n{lesson}\n{when}\n{place}\n\nLisez-la et signez-la ici :\n{link}\n',
      pt: 'Olá {name},\n\nO instrutor registou esta aula:\n\n{lesson}\n{when}\n{place}\n\nLeia-a e assine-a aqui:\n{link}\n',
    },
  },
} as const satisfies Record<string, { subject: Translated; text: Translated }>
