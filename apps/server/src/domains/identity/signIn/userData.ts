import type { Rule } from '@dsms/contract/kernel/permissions'
import { type Module, modules } from '@dsms/contract/kernel/session/modules'
import type { UserData } from '@dsms/contract/kernel/session/signIn'
import type { Language } from '@dsms/contract/kernel/shared'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import { suspendedBy } from '../../../kernel/http/access.ts'
import type { Entry } from '../../../kernel/session/entered.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { settingsOf } from '../../platform/public.ts'
import { cartLinesOf } from './userData.questions.ts'

/** What `enter` does not tell: their name in the language that they read, and what changes by itself. */
type Beside = {
  fullName: string
  cartItems: number
  emailVerified: boolean
  modules: readonly Module[]
  branches: { id: number; name: string }[]
}

/** What the browser keeps of the signed-in person, from what `enter` told. */
export const userDataOf = (
  entry: Entry,
  language: Language,
  { fullName, cartItems, emailVerified, modules, branches }: Beside,
): UserData => ({
  id: entry.id,
  fullName,
  username: entry.username,
  email: entry.email,
  avatar: entry.avatar,
  role: entry.role_key ?? entry.role_name,
  ability: entry.must_change_password || entry.must_set_up_two_step ? [readAuth] : abilityOf(entry),
  extras: { eCommerceCartItemsCount: cartItems },
  scope: entry.school_id === null ? 'platform' : 'school',
  kind: entry.kind,
  schoolId: entry.school_id,
  schoolName: entry.school_name && nameIn(entry.school_name, language),
  suspended: suspendedBy(entry),
  mustChangePassword: entry.must_change_password,
  ...(entry.must_set_up_two_step ? { mustSetUpTwoStep: true as const } : {}),
  preferences: entry.preferences,
  modules: [...modules],
  ...(branches.length > 1 ? { branches } : {}),
  ...(emailVerified ? {} : { emailUnverified: true as const }),
})

const readAuth: Rule = { action: 'read', subject: 'Auth' }

function abilityOf(entry: Entry): Rule[] {
  if (entry.role_key === 'admin' && entry.role_status === 'active') return [{ action: 'manage', subject: 'all' }]
  const granted = (entry.permissions ?? []).map((permission) => {
    const [subject = '', action = ''] = permission.split('.')
    return { action, subject }
  })
  return [...(entry.role_key === 'client' ? [{ action: 'read', subject: 'ACL' }] : []), readAuth, ...granted]
}

const besideRow = z.object({
  fullName: z.string(),
  emailVerified: z.boolean(),
  branches: z.array(z.object({ id: z.int(), name: z.string() })),
})

/** The rest of it, which changes by itself and is asked for when somebody comes in. */
export async function readBeside(
  db: Db,
  entry: Pick<Entry, 'id' | 'account_id' | 'tenant' | 'kind' | 'full_name' | 'reaches'>,
  language: Language,
): Promise<Beside> {
  const { id, account_id, tenant, kind, full_name } = entry
  const [rows, cartItems, switched] = await together([
    () =>
      rowsOf(
        db,
        besideRow,
        sql`
    select shown_name(${tenant}::integer, ${id}::integer, ${kind}, ${full_name}, ${language}) as "fullName",
           exists (select from accounts where id = ${account_id} and email_verified_at is not null) as "emailVerified",
           ${branchesOf(entry, language)} as branches`,
      ),
    () => cartLinesOf(db, id),
    () => readModules(db, tenant),
  ])
  const row = rows[0] ?? { fullName: full_name, emailVerified: false, branches: [] }
  return { ...row, cartItems, modules: switched }
}

/** Branches in use where somebody works: all of the school, unless their role reaches no further than their own. */
function branchesOf({ id, tenant, kind, reaches }: Parameters<typeof readBeside>[1], language: Language): SQL {
  if (tenant === 0 || !['staff', 'trainer'].includes(kind)) return sql`'[]'::json`
  const isAnywhere = reaches === null || reaches.students === 'school'
  return sql`(
    select coalesce(json_agg(json_build_object('id', b.id, 'name', text_in(b.name, ${language})) order by b.is_main desc, b.id), '[]')
      from branches b
     where b.tenant = ${tenant} and b.status = 'active' and b.archived_at is null
       and (${isAnywhere} or b.id in (select app_branches(${id}::integer, ${tenant}::integer))))`
}

const switches = modules.map((module) => `modules.${module}` as const)

/** What a school switched on; the platform's people see all. */
async function readModules(db: Db, tenant: number): Promise<readonly Module[]> {
  if (tenant === 0) return modules
  const settings = await settingsOf({ db, tenant }, switches)
  return modules.filter((module) => settings[`modules.${module}`])
}
