import type { AccountSettings } from '@dsms/contract/identity/account/calls'
import { networks, type SocialLink, socialHosts } from '@dsms/contract/kernel/choices/networks'
import { AppError } from '@dsms/contract/kernel/errors'
import { isMailed, noticeTopicNames } from '@dsms/contract/notices'
import { eq, type SQL, sql } from 'drizzle-orm'
import { accounts, emailChanges, twoSteps } from '../../../db/tables/accounts.ts'
import { countries } from '../../../db/tables/countries.ts'
import { userProfiles } from '../../../db/tables/profiles.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { countryName } from '../../platform/public.ts'

/** The account of the actor as its settings show it. */
export async function readSettings(actor: Actor): Promise<AccountSettings> {
  const [row] = await actor.db
    .select({
      avatar: users.avatar,
      username: accounts.username,
      firstName: users.firstName,
      lastName: users.lastName,
      fullName: users.fullName,
      email: accounts.email,
      phone: users.phone,
      dob: users.birthDate,
      countryId: users.countryId,
      countryCode: countries.code,
      profile: userProfiles,
      pendingEmail: sql<
        string | null
      >`case when ${emailChanges.expiresAt} > now() and lower(${emailChanges.email}) <> lower(${accounts.email}) then ${emailChanges.email} end`,
      isTwoStepOn: sql<boolean>`${twoSteps.confirmedAt} is not null`,
      recoveryCodesLeft: sql<number>`coalesce(cardinality(${twoSteps.recoveryHashes}), 0)`,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(countries, eq(countries.id, users.countryId))
    .leftJoin(emailChanges, eq(emailChanges.accountId, users.accountId))
    .leftJoin(twoSteps, eq(twoSteps.accountId, users.accountId))
    .where(eq(users.id, actor.id))
  if (!row) throw new AppError('session_ended')
  const { profile } = row
  return {
    general: {
      avatar: row.avatar,
      username: row.username,
      fullName: row.fullName,
      email: row.email,
      company: profile?.company ?? '',
      firstName: row.firstName,
      lastName: row.lastName,
      pendingEmail: row.pendingEmail,
    },
    info: {
      bio: profile?.bio ?? '',
      dob: row.dob,
      country: row.countryCode ? countryName(row.countryCode, actor.language) : (profile?.country ?? ''),
      website: profile?.website ?? '',
      phone: row.phone ?? '',
      countryId: row.countryId,
    },
    social: {
      socialLinks: linksOf(profile?.socialLinks),
      connections: connectionsOf(profile?.connections, row.avatar),
    },
    ...noticesOf(profile?.notices ?? {}),
    security: { isTwoStepOn: row.isTwoStepOn, recoveryCodesLeft: row.recoveryCodesLeft },
  }
}

const linksOf = (kept: Record<string, string> = {}) =>
  Object.fromEntries(Object.keys(socialHosts).map((name) => [name, kept[name] ?? ''])) as Record<SocialLink, string>

/** A picture of the person stands beside the name of their account; nobody is asked elsewhere. */
const connectionsOf = (kept: Record<string, string> = {}, avatar: string | null) =>
  Object.fromEntries(
    networks.map((network) => [network, kept[network] ? { profileImg: avatar ?? '', id: kept[network] } : {}]),
  ) as AccountSettings['social']['connections']

/** The first three switches are those of the topics on the screen; the others are of mail that goes to everybody. */
export const switchKeys = {
  commentOnArticle: 'comments.app',
  answerOnForm: 'answers.app',
  followMe: 'followers.app',
  newAnnouncements: 'newAnnouncements',
  productUpdates: 'productUpdates',
  blogDigest: 'blogDigest',
} as const

export function noticesOf(kept: Record<string, boolean>): Pick<AccountSettings, 'notification' | 'channels'> {
  const topics = noticeTopicNames.map((name) => [
    name,
    { app: kept[`${name}.app`] ?? true, mail: kept[`${name}.mail`] ?? isMailed(name) },
  ])
  const switches = Object.entries(switchKeys).map(([name, key]) => [name, kept[key] ?? key.endsWith('.app')])
  return { notification: Object.fromEntries(switches), channels: Object.fromEntries(topics) }
}

/** The columns of a profile; whose it is stands apart. */
type ProfileValues = Partial<
  Omit<
    { [K in keyof typeof userProfiles.$inferInsert]: (typeof userProfiles.$inferInsert)[K] | SQL },
    'userId' | 'tenant'
  >
>

/** Writes to the actor's profile; its row is made the first time. `fresh` is for columns that are changed by an expression. */
export async function saveProfileRow(
  actor: Actor,
  change: ProfileValues,
  fresh: ProfileValues = change,
): Promise<void> {
  await actor.db
    .insert(userProfiles)
    .values({ userId: actor.id, tenant: actor.homeSchoolId ?? 0, ...fresh })
    .onConflictDoUpdate({
      target: [userProfiles.userId, userProfiles.tenant],
      set: { ...change, updatedAt: sql`now()` },
    })
}

/** Merges some keys into one of the profile's maps; null takes a key away. */
export const mergeIntoProfile = (
  actor: Actor,
  column: 'socialLinks' | 'connections' | 'notices',
  values: Record<string, string | boolean | null>,
): Promise<void> => {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  return saveProfileRow(
    actor,
    { [column]: sql`jsonb_strip_nulls(${userProfiles[column]} || ${JSON.stringify(values)}::jsonb)` },
    { [column]: kept },
  )
}

export const saveUserRow = async (actor: Actor, values: Partial<typeof users.$inferInsert>): Promise<void> => {
  await actor.db.update(users).set(values).where(eq(users.id, actor.id))
}

export const saveAccountRow = async (actor: Actor, values: Partial<typeof accounts.$inferInsert>): Promise<void> => {
  if (Object.values(values).every((value) => value === undefined)) return
  await actor.db.update(accounts).set(values).where(eq(accounts.id, actor.accountId))
}
