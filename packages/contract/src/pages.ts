import type { Access } from './endpoint.ts'
import type { Translated } from './shared.ts'

/**
 * Every screen that can be found, bookmarked or put into a menu. Ids and targets of the founding search index are
 * kept; screens that it did not know start at 201. A page without `isBuilt` is remembered as a bookmark but neither
 * found nor shown.
 */
export interface Page {
  id: number
  target: string
  /** Name of a Tabler outline icon. */
  icon: string
  link: string
  title: Translated
  /** Who may open it, as in an endpoint. `acl` stands for the founding "read on ACL" rule. */
  access: Access | 'acl'
  isBuilt: boolean
}

export const pages: Page[] = [
  {
    id: 1,
    target: 'superadminDash',
    icon: 'gauge',
    link: '/dashboard/superadmin',
    access: { platform: 'dashboard.view' },
    isBuilt: true,
    title: {
      ar: 'لوحة المنصة',
      en: 'Platform dashboard',
      de: 'Plattform-Übersicht',
      fr: 'Tableau de bord de la plateforme',
      pt: 'Painel da plataforma',
    },
  },
  {
    id: 2,
    target: 'home',
    icon: 'home',
    link: '/',
    access: 'session',
    isBuilt: true,
    title: { ar: 'الرئيسية', en: 'Home', de: 'Startseite', fr: 'Accueil', pt: 'Início' },
  },
  {
    id: 3,
    target: 'email',
    icon: 'mail',
    link: '/apps/email',
    access: 'session',
    isBuilt: true,
    title: { ar: 'البريد', en: 'Email', de: 'E-Mail', fr: 'Messagerie', pt: 'E-mail' },
  },
  {
    id: 4,
    target: 'chat',
    icon: 'message',
    link: '/apps/chat',
    access: 'session',
    isBuilt: true,
    title: { ar: 'المحادثات', en: 'Chat', de: 'Chat', fr: 'Discussion', pt: 'Conversas' },
  },
  {
    id: 5,
    target: 'todo',
    icon: 'checkbox',
    link: '/apps/todo',
    access: 'session',
    isBuilt: true,
    title: { ar: 'المهام', en: 'Tasks', de: 'Aufgaben', fr: 'Tâches', pt: 'Tarefas' },
  },
  {
    id: 6,
    target: 'calendar',
    icon: 'calendar',
    link: '/apps/calendar',
    access: 'session',
    isBuilt: true,
    title: { ar: 'التقويم', en: 'Calendar', de: 'Kalender', fr: 'Calendrier', pt: 'Calendário' },
  },
  {
    id: 83,
    target: 'access-control',
    icon: 'lock-access',
    link: '/access-control',
    access: 'acl',
    isBuilt: true,
    title: {
      ar: 'التحكم بالوصول',
      en: 'Access control',
      de: 'Zugriffskontrolle',
      fr: 'Contrôle d’accès',
      pt: 'Controlo de acesso',
    },
  },
  {
    id: 201,
    target: 'schoolDash',
    icon: 'school',
    link: '/dashboard/school',
    access: { school: 'dashboard.view', platform: 'schools.view' },
    isBuilt: true,
    title: {
      ar: 'لوحة المدرسة',
      en: 'School dashboard',
      de: 'Schul-Übersicht',
      fr: 'Tableau de bord de l’école',
      pt: 'Painel da escola',
    },
  },
  {
    id: 202,
    target: 'platformStaff',
    icon: 'users',
    link: '/platform/staff',
    access: { platform: 'staff_users.view' },
    isBuilt: true,
    title: {
      ar: 'موظفو المنصة',
      en: 'Platform staff',
      de: 'Plattform-Personal',
      fr: 'Personnel de la plateforme',
      pt: 'Equipa da plataforma',
    },
  },
  {
    id: 203,
    target: 'platformRoles',
    icon: 'shield-lock',
    link: '/platform/roles',
    access: { platform: 'roles_privileges.view' },
    isBuilt: true,
    title: {
      ar: 'الأدوار والصلاحيات',
      en: 'Roles & privileges',
      de: 'Rollen & Rechte',
      fr: 'Rôles et droits',
      pt: 'Funções e privilégios',
    },
  },
  {
    id: 204,
    target: 'schoolStaff',
    icon: 'users',
    link: '/school/staff',
    access: { school: 'staff_users.view', platform: 'schools.view' },
    isBuilt: true,
    title: {
      ar: 'موظفو المدرسة',
      en: 'School staff',
      de: 'Schulpersonal',
      fr: 'Personnel de l’école',
      pt: 'Equipa da escola',
    },
  },
  {
    id: 205,
    target: 'schoolRoles',
    icon: 'shield-lock',
    link: '/school/roles',
    access: { school: 'roles_privileges.view', platform: 'schools.view' },
    isBuilt: true,
    title: {
      ar: 'أدوار المدرسة وصلاحياتها',
      en: 'School roles & privileges',
      de: 'Rollen & Rechte der Schule',
      fr: 'Rôles et droits de l’école',
      pt: 'Funções e privilégios da escola',
    },
  },
  {
    id: 206,
    target: 'outbox',
    icon: 'send',
    link: '/platform/outbox',
    access: { platform: 'staff_users.reset_password' },
    isBuilt: true,
    title: {
      ar: 'البريد الصادر',
      en: 'Outgoing mail',
      de: 'Postausgang',
      fr: 'Courrier sortant',
      pt: 'Correio enviado',
    },
  },
  {
    id: 207,
    target: 'notifications',
    icon: 'bell',
    link: '/notifications',
    access: 'session',
    isBuilt: true,
    title: { ar: 'الإشعارات', en: 'Notifications', de: 'Mitteilungen', fr: 'Notifications', pt: 'Notificações' },
  },
  {
    id: 208,
    target: 'password',
    icon: 'key',
    link: '/account/password',
    access: 'session',
    isBuilt: true,
    title: {
      ar: 'تغيير كلمة المرور',
      en: 'Change password',
      de: 'Passwort ändern',
      fr: 'Changer le mot de passe',
      pt: 'Mudar a palavra-passe',
    },
  },
  {
    id: 34,
    target: 'comingSoon',
    icon: 'clock',
    link: '/misc/coming-soon',
    access: 'session',
    isBuilt: true,
    title: { ar: 'قريبًا', en: 'Coming soon', de: 'Demnächst', fr: 'Bientôt', pt: 'Em breve' },
  },
  {
    id: 35,
    target: 'notAuthorized',
    icon: 'user-x',
    link: '/misc/not-authorized',
    access: 'session',
    isBuilt: true,
    title: { ar: 'غير مصرح', en: 'Not authorized', de: 'Nicht berechtigt', fr: 'Non autorisé', pt: 'Sem autorização' },
  },
  {
    id: 36,
    target: 'maintenance',
    icon: 'tool',
    link: '/misc/maintenance',
    access: 'session',
    isBuilt: true,
    title: { ar: 'صيانة', en: 'Maintenance', de: 'Wartung', fr: 'Maintenance', pt: 'Manutenção' },
  },
  {
    id: 37,
    target: 'error',
    icon: 'alert-triangle',
    link: '/misc/error',
    access: 'session',
    isBuilt: true,
    title: { ar: 'صفحة الخطأ', en: 'Error page', de: 'Fehlerseite', fr: 'Page d’erreur', pt: 'Página de erro' },
  },
]

/** Targets that everybody has bookmarked until they decide otherwise. */
export const defaultBookmarks = ['email', 'chat', 'todo', 'calendar']
