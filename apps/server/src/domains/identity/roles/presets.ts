import { isPermission, permissionsOf, type Scope } from '@dsms/contract/kernel/permissions'
import type { PresetData } from './presets.data.ts'
import { platformPresets } from './presets.platform.ts'
import { schoolPresets } from './presets.school.ts'

export interface Preset extends Omit<PresetData, 'grants'> {
  permissions: string[]
}

const administrator: Record<Scope, PresetData> = {
  platform: {
    key: 'admin',
    names: {
      ar: 'مدير المنصة',
      en: 'Platform administrator',
      de: 'Plattform-Administration',
      fr: 'Administrateur de la plateforme',
      pt: 'Administrador da plataforma',
    },
    descriptions: {
      ar: 'كل الصلاحيات على المنصة',
      en: 'Everything on the platform',
      de: 'Alles auf der Plattform',
      fr: 'Tout sur la plateforme',
      pt: 'Tudo na plataforma',
    },
    grants: {},
  },
  school: {
    key: 'admin',
    names: { ar: 'مدير النظام', en: 'Administrator', de: 'Administration', fr: 'Administrateur', pt: 'Administrador' },
    descriptions: {
      ar: 'كل الصلاحيات في المدرسة',
      en: 'Everything in the school',
      de: 'Alles in der Schule',
      fr: 'Tout dans l’école',
      pt: 'Tudo na escola',
    },
    grants: {},
  },
}

const student: PresetData = {
  key: 'student',
  names: { ar: 'الطالب', en: 'Student', de: 'Fahrschüler', fr: 'Élève', pt: 'Aluno' },
  descriptions: {
    ar: 'ملفه الخاص فقط',
    en: 'Own file only',
    de: 'Nur die eigene Akte',
    fr: 'Son propre dossier seulement',
    pt: 'Apenas o próprio processo',
  },
  grants: {},
}

/** Preset roles of a scope, its administrator first. */
export const presetsOf = (scope: Scope): Preset[] =>
  [administrator[scope], ...(scope === 'platform' ? platformPresets : [...schoolPresets, student])].map(
    ({ grants, ...preset }) => ({
      ...preset,
      permissions: Object.entries(grants).flatMap(([rights, modules]) =>
        modules.split(' ').flatMap((module) => expand(scope, module, rights)),
      ),
    }),
  )

const letters: Record<string, string> = { v: 'view', c: 'create', e: 'edit', d: 'delete', s: 'status', x: 'export' }

function expand(scope: Scope, module: string, rights: string): string[] {
  if (rights === 'all') return permissionsOf(scope).filter((permission) => permission.startsWith(`${module}.`))
  const [common = '', extras = ''] = rights.split('+')
  const actions = [...[...common].map((letter) => letters[letter]), ...extras.split(',').filter(Boolean)]
  return actions.map((action) => {
    const permission = `${module}.${action}`
    if (!isPermission(scope, permission)) throw new Error(`preset names an unknown permission: ${permission}`)
    return permission
  })
}
