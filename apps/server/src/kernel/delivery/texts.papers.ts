import type { Translated } from '@dsms/contract/kernel/shared'

/** What is written of papers, contracts and lesson records: `{paper}` is what a paper is called, `{student}` whose it is. */
export const paperTexts = {
  document_approved: {
    subject: {
      ar: 'اعتُمدت وثيقة: {paper}',
      en: 'Paper approved: {paper}',
      de: 'Unterlage angenommen: {paper}',
      fr: 'Document accepté : {paper}',
      pt: 'Documento aprovado: {paper}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nاعتمد المكتب هذه الوثيقة للطالب {student}:\n\n{paper}\n\nما بقي من الوثائق هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe office approved this paper of {student}:\n\n{paper}\n\nWhat is still missing stands here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndas Büro hat diese Unterlage von {student} angenommen:\n\n{paper}\n\nWas noch fehlt, steht hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nLe bureau a accepté ce document de {student} :\n\n{paper}\n\nCe qui manque encore se trouve ici :\n{link}\n',
      pt: 'Olá {name},\n\nA secretaria aprovou este documento de {student}:\n\n{paper}\n\nO que ainda falta está aqui:\n{link}\n',
    },
  },
  document_rejected: {
    subject: {
      ar: 'رُفضت وثيقة: {paper}',
      en: 'Paper rejected: {paper}',
      de: 'Unterlage abgelehnt: {paper}',
      fr: 'Document refusé : {paper}',
      pt: 'Documento recusado: {paper}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nرفض المكتب هذه الوثيقة للطالب {student}:\n\n{paper}\nالسبب: {reason}\n\nقدّمها من جديد من هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe office rejected this paper of {student}:\n\n{paper}\nReason: {reason}\n\nBring it in again here:\n{link}\n',
      de: 'Guten Tag {name},\n\ndas Büro hat diese Unterlage von {student} abgelehnt:\n\n{paper}\nGrund: {reason}\n\nReichen Sie sie hier neu ein:\n{link}\n',
      fr: 'Bonjour {name},\n\nLe bureau a refusé ce document de {student} :\n\n{paper}\nMotif : {reason}\n\nRemettez-le de nouveau ici :\n{link}\n',
      pt: 'Olá {name},\n\nA secretaria recusou este documento de {student}:\n\n{paper}\nMotivo: {reason}\n\nEntregue-o de novo aqui:\n{link}\n',
    },
  },
  contract_sent: {
    subject: {
      ar: 'عقد بانتظار قبولك',
      en: 'A contract waits for you',
      de: 'Ein Vertrag wartet auf Sie',
      fr: 'Un contrat vous attend',
      pt: 'Um contrato espera por si',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nعقد {student} جاهز للقراءة والقبول. اقرأه واقبله من هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe contract of {student} is ready to be read and accepted. Read and accept it here:\n{link}\n',
      de: 'Guten Tag {name},\n\nder Vertrag von {student} liegt zum Lesen und Annehmen bereit. Lesen und nehmen Sie ihn hier an:\n{link}\n',
      fr: 'Bonjour {name},\n\nLe contrat de {student} est prêt à être lu et accepté. Lisez-le et acceptez-le ici :\n{link}\n',
      pt: 'Olá {name},\n\nO contrato de {student} está pronto para ser lido e aceite. Leia-o e aceite-o aqui:\n{link}\n',
    },
  },
  lesson_recorded: {
    subject: {
      ar: 'سُجّل درسك: {lesson}',
      en: 'Your lesson was written up: {lesson}',
      de: 'Ihre Fahrstunde ist eingetragen: {lesson}',
      fr: 'Votre leçon est consignée : {lesson}',
      pt: 'A sua aula foi registada: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nسجّل المدرّب هذا الدرس:\n\n{lesson}\n{when}\n{place}\n\nاقرأه ووقّعه من هنا:\n{link}\n',
      en: 'Hello {name},\n\nThe trainer has written up this lesson:\n\n{lesson}\n{when}\n{place}\n\nRead and sign it here:\n{link}\n',
      de: 'Guten Tag {name},\n\nder Fahrlehrer hat diese Fahrstunde eingetragen:\n\n{lesson}\n{when}\n{place}\n\nLesen und unterschreiben Sie sie hier:\n{link}\n',
      fr: 'Bonjour {name},\n\nLe moniteur a consigné cette leçon :\n\n{lesson}\n{when}\n{place}\n\nLisez-la et signez-la ici :\n{link}\n',
      pt: 'Olá {name},\n\nO instrutor registou esta aula:\n\n{lesson}\n{when}\n{place}\n\nLeia-a e assine-a aqui:\n{link}\n',
    },
  },
} as const satisfies Record<string, { subject: Translated; text: Translated }>
