import type { Translated } from '../../../kernel/shared.ts'
import { daysBetween } from '../../../kernel/time/days.ts'

export const credentialKinds = [
  'driving_licence',
  'teaching_permit',
  'first_aid',
  'medical',
  'background_check',
  'refresher',
  'simulator_operator',
] as const
export type CredentialKind = (typeof credentialKinds)[number]

/**
 * What of `trainers` a reader has to hold to open a credential of a kind: its file, number and notes. Anyone who decides about
 * credentials opens them while they wait.
 */
export const credentialPrivileges = {
  medical: 'see_medical',
  background_check: 'see_id',
} as const satisfies Partial<Record<CredentialKind, string>>

/** Nobody teaches without these. */
export const requiredKinds = ['driving_licence', 'teaching_permit'] as const satisfies readonly CredentialKind[]
export type RequiredKind = (typeof requiredKinds)[number]

export const credentialStatuses = [
  'pending',
  'approved',
  'rejected',
  'expired',
  'suspended',
  'revoked',
  'replaced',
] as const
export type CredentialStatus = (typeof credentialStatuses)[number]

/** As sentences of the server name them. */
export const credentialNames: Record<CredentialKind, Translated> = {
  driving_licence: {
    ar: 'رخصة القيادة',
    en: 'driving licence',
    de: 'Führerschein',
    fr: 'permis de conduire',
    pt: 'carta de condução',
  },
  teaching_permit: {
    ar: 'تصريح التدريب',
    en: 'teaching permit',
    de: 'Fahrlehrerlaubnis',
    fr: 'autorisation d’enseigner',
    pt: 'licença de instrutor',
  },
  first_aid: {
    ar: 'الإسعافات الأولية',
    en: 'first aid',
    de: 'Erste Hilfe',
    fr: 'premiers secours',
    pt: 'primeiros socorros',
  },
  medical: {
    ar: 'الفحص الطبي',
    en: 'medical certificate',
    de: 'ärztliches Zeugnis',
    fr: 'certificat médical',
    pt: 'atestado médico',
  },
  background_check: {
    ar: 'شهادة خلو السوابق',
    en: 'background check',
    de: 'Führungszeugnis',
    fr: 'extrait de casier judiciaire',
    pt: 'registo criminal',
  },
  refresher: {
    ar: 'الدورة التنشيطية',
    en: 'refresher course',
    de: 'Fortbildung',
    fr: 'stage de recyclage',
    pt: 'curso de atualização',
  },
  simulator_operator: {
    ar: 'تشغيل جهاز المحاكاة',
    en: 'simulator operator',
    de: 'Simulatorbedienung',
    fr: 'conduite du simulateur',
    pt: 'operador de simulador',
  },
}

/** A credential that ends within so many days is `expiring`. */
export const credentialExpiringDays = 60

/** What the rules ask of a credential. Days as `YYYY-MM-DD`. */
export interface HeldCredential {
  kind: CredentialKind
  status: CredentialStatus
  issued_on: string | null
  /** It holds to the end of this day; without one it never ends. */
  expires_on: string | null
  /** Since when it is suspended or revoked. */
  stopped_on: string | null
}

/**
 * Does a credential hold on a day? What has run out or was renewed did hold before, and so did what is stopped now: a
 * lesson of last month is judged by the papers of last month.
 */
export function holdsOn(day: string, credential: HeldCredential): boolean {
  const { status, issued_on, expires_on, stopped_on } = credential
  if (status === 'pending' || status === 'rejected') return false
  if (status === 'suspended' || status === 'revoked') {
    if (stopped_on === null || day >= stopped_on) return false
  }
  return (issued_on === null || issued_on <= day) && (expires_on === null || day <= expires_on)
}

/** May a trainer with these credentials teach on a day, and if not, which are missing? */
export function mayTeachOn(
  day: string,
  credentials: readonly HeldCredential[],
): { may: boolean; blocked_by: RequiredKind[] } {
  const blocked_by = requiredKinds.filter(
    (kind) => !credentials.some((credential) => credential.kind === kind && holdsOn(day, credential)),
  )
  return { may: blocked_by.length === 0, blocked_by }
}

/** From the best to the worst, as one who holds several of a kind is judged. */
export const credentialLights = ['valid', 'expiring', 'pending', 'stopped', 'expired', 'missing'] as const
export type CredentialLight = (typeof credentialLights)[number]

/** What a credential looks like on a day; undefined for one that says nothing any more. */
export function lightOf(day: string, credential: HeldCredential): Exclude<CredentialLight, 'missing'> | undefined {
  const { status, issued_on, expires_on } = credential
  if (status === 'pending') return 'pending'
  if (status === 'suspended' || status === 'revoked') return 'stopped'
  if (status === 'rejected') return undefined
  if (expires_on !== null && expires_on < day) return 'expired'
  // one that begins later is not there yet
  if (issued_on !== null && issued_on > day) return 'pending'
  return expires_on !== null && daysBetween(day, expires_on) <= credentialExpiringDays ? 'expiring' : 'valid'
}
