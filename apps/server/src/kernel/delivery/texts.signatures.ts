import type { Translated } from '@dsms/contract/kernel/shared'

/** What is written to whoever signed on somebody else's device: `{by}` stood beside, `{until}` is how long they may object. */
export const signatureTexts = {
  lesson_signed_beside: {
    subject: {
      ar: 'وُقّع الدرس: {lesson}',
      en: 'Lesson signed: {lesson}',
      de: 'Fahrstunde unterschrieben: {lesson}',
      fr: 'Leçon signée : {lesson}',
      pt: 'Aula assinada: {lesson}',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nوُقّع هذا الدرس باسم الطالب على جهاز المدرّب:\n\n{lesson}\n{when}\n{place}\n\nإن لم يكن التوقيع صحيحًا فاعترض من هنا حتى {until}:\n{link}\n',
      en: 'Hello {name},\n\nThis lesson was signed for the student on the trainer’s device:\n\n{lesson}\n{when}\n{place}\n\nIf this signature is not right, you can object here until {until}:\n{link}\n',
      de: 'Guten Tag {name},\n\ndiese Fahrstunde wurde für den Fahrschüler auf dem Gerät des Fahrlehrers unterschrieben:\n\n{lesson}\n{when}\n{place}\n\nWenn das nicht richtig ist, widersprechen Sie hier bis {until}:\n{link}\n',
      fr: 'Bonjour {name},\n\nCette leçon a été signée au nom de l’élève sur l’appareil du moniteur :\n\n{lesson}\n{when}\n{place}\n\nSi cette signature n’est pas la bonne, contestez-la ici jusqu’au {until} :\n{link}\n',
      pt: 'Olá {name},\n\nEsta aula foi assinada em nome do aluno no dispositivo do instrutor:\n\n{lesson}\n{when}\n{place}\n\nSe a assinatura não é a correta, conteste aqui até {until}:\n{link}\n',
    },
  },
  contract_signed_office: {
    subject: {
      ar: 'وُقّع عقد في المكتب',
      en: 'A contract was signed at the office',
      de: 'Ein Vertrag wurde im Büro unterschrieben',
      fr: 'Un contrat a été signé au bureau',
      pt: 'Um contrato foi assinado na secretaria',
    },
    text: {
      ar: 'مرحبًا {name}،\n\nوُقّع عقد {student} في المكتب باسم {signer} بحضور {by}.\n\nإن لم يكن التوقيع صحيحًا فاعترض من هنا حتى {until}:\n{link}\n',
      en: 'Hello {name},\n\nThe contract of {student} was signed at the office for {signer}, in the presence of {by}.\n\nIf this signature is not right, you can object here until {until}:\n{link}\n',
      de: 'Guten Tag {name},\n\nder Vertrag von {student} wurde im Büro für {signer} unterschrieben, im Beisein von {by}.\n\nWenn das nicht richtig ist, widersprechen Sie hier bis {until}:\n{link}\n',
      fr: 'Bonjour {name},\n\nLe contrat de {student} a été signé au bureau pour {signer}, en présence de {by}.\n\nSi cette signature n’est pas la bonne, contestez-la ici jusqu’au {until} :\n{link}\n',
      pt: 'Olá {name},\n\nO contrato de {student} foi assinado na secretaria por {signer}, na presença de {by}.\n\nSe a assinatura não é a correta, conteste aqui até {until}:\n{link}\n',
    },
  },
} as const satisfies Record<string, { subject: Translated; text: Translated }>
