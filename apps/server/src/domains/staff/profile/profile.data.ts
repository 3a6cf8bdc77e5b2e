import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import type { Profile } from '@dsms/contract/staff/profile/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { countryName } from '../../platform/public.ts'
import { readPeople, suggested } from './follows.ts'
import { listHeadlines, listTopics } from './news.ts'
import { personOf } from './people.ts'
import { listPhotos } from './photos.ts'
import { listPolls } from './polls.ts'
import { listPosts } from './posts.data.ts'

/** A profile as it opens: who it is, and the newest of everything on it. */
export async function readProfile(actor: Actor, id: number | undefined): Promise<Profile> {
  const personId = await personOf(actor, id)
  const isMe = personId === actor.id
  const [person, posts, photos, topics, headlines, people, polls] = await together([
    () => readPerson(actor, personId),
    () => listPosts(actor, personId),
    () => listPhotos(actor, personId, undefined, 9),
    () => listTopics(actor),
    () => listHeadlines(actor),
    () => readPeople(actor, suggested(actor, 6), sql`mutual desc, u.id desc`),
    () => listPolls(actor, isMe ? undefined : personId, undefined, 2),
  ])
  const newest = polls.rows[0]
  return {
    header: { ...person.header, isMe },
    userAbout: person.about,
    suggestedPages: topics,
    twitterFeeds: headlines,
    post: posts.rows,
    nextPost: posts.next,
    latestPhotos: photos.rows,
    suggestions: people.map(({ id, avatar, username, mutual }) => ({
      id,
      avatar,
      name: username,
      mutual,
      mutualFriend: `${mutualWords[actor.language]}: ${mutual}`,
    })),
    polls: newest?.options.map(({ name, result, votedUser }) => ({ name, result, votedUser })) ?? [],
    allPolls: polls.rows,
  }
}

const mutualWords: Record<Language, string> = {
  ar: 'أصدقاء مشتركون',
  en: 'Mutual friends',
  de: 'Gemeinsame Bekannte',
  fr: 'Amis en commun',
  pt: 'Amigos em comum',
}

const profileRow = z.object({
  id: z.int(),
  avatar: z.string().nullable(),
  username: z.string(),
  designation: z.string(),
  cover: z.string().nullable(),
  email: z.string(),
  joined: z.string(),
  bio: z.string(),
  website: z.string(),
  country_code: z.string().nullable(),
  country: z.string(),
  social_links: z.record(z.string(), z.string()),
  is_followed: z.boolean(),
  followers: z.number(),
  following: z.number(),
})

async function readPerson(actor: Actor, id: number) {
  const rows = await rowsOf(
    actor.db,
    profileRow,
    sql`
      select u.id, u.avatar, shown_name(u.tenant, u.id, u.kind, coalesce(nullif(u.full_name, ''), u.username)) as username,
             coalesce(nullif(p.designation, ''), r.name) as designation, p.cover, coalesce(u.email, '') as email,
             coalesce(u.joined_on, u.created_at::date)::text as joined,
             coalesce(p.bio, '') as bio, coalesce(p.website, '') as website, c.code as country_code,
             coalesce(p.country, '') as country, coalesce(p.social_links, '{}') as social_links,
             exists (select from follows f where f.follower_id = ${actor.id} and f.followed_id = u.id) as is_followed,
             (select count(*)::integer from follows f where f.followed_id = u.id) as followers,
             (select count(*)::integer from follows f where f.follower_id = u.id) as following
        from users u
        join roles r on r.id = u.role_id
        left join user_profiles p on p.user_id = u.id
        left join countries c on c.id = u.country_id
       where u.id = ${id} and u.tenant = ${actor.tenant}`,
  )
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return {
    header: {
      id: row.id,
      avatar: row.avatar,
      username: row.username,
      designation: row.designation,
      coverImg: row.cover,
      isFollowed: row.is_followed,
      followers: row.followers,
      following: row.following,
    },
    about: {
      about: row.bio,
      joined: row.joined,
      lives: row.country_code ? countryName(row.country_code, actor.language) : row.country,
      email: row.email,
      website: row.website,
      socialLinks: Object.fromEntries(Object.entries(row.social_links).filter(([, link]) => link !== '')),
    },
  }
}
