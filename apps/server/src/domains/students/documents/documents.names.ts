import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import type { Translated } from '@dsms/contract/kernel/shared'

/** What papers are called in notices and mails. */
export const paperNames: Record<DocumentKind, Translated> = {
  id: { ar: 'الهوية', en: 'Identity document', de: 'Ausweis', fr: 'Pièce d’identité', pt: 'Documento de identidade' },
  residence: {
    ar: 'الإقامة',
    en: 'Residence permit',
    de: 'Aufenthaltstitel',
    fr: 'Titre de séjour',
    pt: 'Autorização de residência',
  },
  photo: { ar: 'صورة شخصية', en: 'Photo', de: 'Passfoto', fr: 'Photo d’identité', pt: 'Fotografia' },
  medical: {
    ar: 'الفحص الطبي',
    en: 'Medical check',
    de: 'Ärztliche Bescheinigung',
    fr: 'Certificat médical',
    pt: 'Atestado médico',
  },
  eye_test: { ar: 'فحص النظر', en: 'Eye test', de: 'Sehtest', fr: 'Test de vue', pt: 'Teste de visão' },
  first_aid: {
    ar: 'الإسعافات الأولية',
    en: 'First aid',
    de: 'Erste Hilfe',
    fr: 'Premiers secours',
    pt: 'Primeiros socorros',
  },
  learner_permit: {
    ar: 'تصريح تعلّم القيادة',
    en: 'Learner permit',
    de: 'Lernführerschein',
    fr: 'Permis d’apprentissage',
    pt: 'Licença de aprendizagem',
  },
  guardian_consent: {
    ar: 'موافقة وليّ الأمر',
    en: 'Guardian’s consent',
    de: 'Einwilligung der Eltern',
    fr: 'Accord du représentant',
    pt: 'Consentimento do encarregado',
  },
  contract: { ar: 'العقد', en: 'Contract', de: 'Vertrag', fr: 'Contrat', pt: 'Contrato' },
  prior_licence: {
    ar: 'رخصة سابقة',
    en: 'Previous licence',
    de: 'Früherer Führerschein',
    fr: 'Permis antérieur',
    pt: 'Carta anterior',
  },
  no_objection: {
    ar: 'خطاب عدم ممانعة',
    en: 'No-objection letter',
    de: 'Unbedenklichkeitsbescheinigung',
    fr: 'Lettre de non-objection',
    pt: 'Carta de não objeção',
  },
  other: { ar: 'وثيقة أخرى', en: 'Other', de: 'Sonstiges', fr: 'Autre', pt: 'Outro' },
}
