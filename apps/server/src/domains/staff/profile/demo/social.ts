import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { files } from '../../../../db/tables/files.ts'
import { userProfiles } from '../../../../db/tables/profiles.ts'
import { random } from '../../../../kernel/demo/random.ts'
import type { DemoPerson } from '../../../../kernel/demo/world.ts'
import type { FileStore } from '../../../../kernel/files/fileStore.ts'
import { keepBytes, type Upload } from '../../../../kernel/files/files.service.ts'
import { keepPictureIn } from '../../../../kernel/files/pictures/avatars.ts'
import { pollOptions, polls, pollVotes } from '../polls.table.ts'
import { follows, photos, postComments, postLikes, posts } from '../social.table.ts'
import { abouts, platformPolls, platformPosts, schoolPolls, schoolPosts } from './social.content.ts'
import { demoPictures } from './social.pictures.ts'

type PictureName = keyof typeof demoPictures
type Pictures = Record<PictureName, Upload & { cover: string }>

/** Profiles of the accounts: who they are, what they and their colleagues wrote, asked and looked at. */
export async function seedSocial(db: Db, people: DemoPerson[], store: FileStore): Promise<void> {
  const choose = random(20_260_714)
  const pictures = await keepPictures(db, store)
  for (const person of people) await describe(db, person, pictures)
  for (const schoolId of [...new Set(people.map((person) => person.schoolId))]) {
    const accounts = people.filter((person) => person.schoolId === schoolId)
    const everybody = [...accounts.map(({ id }) => id), ...(accounts[0]?.colleagues ?? []).map(({ id }) => id)]
    const tenant = { schoolId, people: accounts, accounts: accounts.map(({ id }) => id), everybody }
    await addFollows(db, tenant, choose)
    await addPosts(db, tenant, choose, pictures)
    await addPolls(db, tenant, choose)
  }
}

interface Tenant {
  schoolId: number | null
  people: DemoPerson[]
  accounts: number[]
  everybody: number[]
}
type Choose = ReturnType<typeof random>

async function keepPictures(db: Db, store: FileStore): Promise<Pictures> {
  const kept = await Promise.all(
    Object.entries(demoPictures).map(async ([name, draw]) => {
      const bytes = draw()
      const upload = await keepBytes(store, bytes, `${name}.png`)
      const cover = await keepPictureIn(db, store, bytes.toString('base64'))
      return [name, { ...upload, cover }]
    }),
  )
  return Object.fromEntries(kept) as Pictures
}

async function describe(db: Db, person: DemoPerson, pictures: Pictures) {
  const { cover, ...about } = abouts[person.role]
  const values = { ...about, cover: pictures[cover].cover }
  await db
    .insert(userProfiles)
    .values({ userId: person.id, tenant: person.schoolId ?? 0, ...values })
    .onConflictDoUpdate({ target: [userProfiles.userId, userProfiles.tenant], set: values })
  const { schoolId, id: ownerId } = person
  for (const name of Object.keys(pictures) as PictureName[]) {
    if (name !== cover) await keepPhoto(db, { tenant: schoolId ?? 0, ownerId }, name, pictures[name])
  }
}

async function keepPhoto(
  db: Db,
  owner: { tenant: number; ownerId: number },
  name: string,
  { type, bytes, hash }: Upload,
): Promise<number> {
  const [file] = await db
    .insert(files)
    .values({ ...owner, name: `${name}.png`, type, bytes, hash })
    .returning({ id: files.id })
  const [photo] = await db
    .insert(photos)
    .values({ ...owner, fileId: file?.id as number, type, bytes, hash })
    .returning({ id: photos.id })
  return photo?.id as number
}

/** The accounts follow one another and some colleagues; some of those follow back and each other. */
async function addFollows(db: Db, { schoolId, accounts, everybody }: Tenant, choose: Choose) {
  const pairs = everybody.flatMap((followerId) =>
    everybody
      .filter((followedId) => followedId !== followerId)
      .filter((followedId) =>
        accounts.includes(followerId) && accounts.includes(followedId) ? true : choose.chance(0.12),
      )
      .map((followedId) => ({ tenant: schoolId ?? 0, followerId, followedId })),
  )
  await db.insert(follows).values(pairs)
}

async function addPosts(db: Db, { schoolId, people, accounts, everybody }: Tenant, choose: Choose, pictures: Pictures) {
  const written = schoolId === null ? platformPosts : schoolPosts
  for (const [place, { by, text, picture, comments }] of written.entries()) {
    const authorId = people.find(({ role }) => role === by)?.id as number
    const hoursAgo = (written.length - place) * 21
    const photoId = picture
      ? await keepPhoto(db, { tenant: schoolId ?? 0, ownerId: authorId }, picture, pictures[picture])
      : null
    const [post] = await db
      .insert(posts)
      .values({
        tenant: schoolId ?? 0,
        authorId,
        text,
        photoId,
        createdBy: authorId,
        createdAt: sql`now() - ${hoursAgo} * interval '1 hour'`,
      })
      .returning({ id: posts.id })
    const postId = post?.id as number
    const others = everybody.filter((id) => id !== authorId)
    if (comments.length > 0) {
      await db.insert(postComments).values(
        comments.map((comment, turn) => ({
          tenant: schoolId ?? 0,
          postId,
          text: comment,
          authorId: turn === 0 ? (accounts.find((id) => id !== authorId) as number) : choose.oneOf(others),
          createdAt: sql`now() - ${hoursAgo - turn - 1} * interval '1 hour'`,
        })),
      )
    }
    const likers = others.filter(() => choose.chance(0.35))
    if (likers.length > 0) {
      await db.insert(postLikes).values(likers.map((userId) => ({ tenant: schoolId ?? 0, postId, userId })))
    }
  }
}

async function addPolls(db: Db, { schoolId, accounts, everybody }: Tenant, choose: Choose) {
  for (const [place, { question, options }] of (schoolId === null ? platformPolls : schoolPolls).entries()) {
    const authorId = accounts[place % accounts.length] as number
    const [poll] = await db
      .insert(polls)
      .values({ tenant: schoolId ?? 0, authorId, question })
      .returning({ id: polls.id })
    const pollId = poll?.id as number
    await db
      .insert(pollOptions)
      .values(options.map((name, order) => ({ tenant: schoolId ?? 0, pollId, place: order, name })))
    const rows = await db.select({ id: pollOptions.id }).from(pollOptions).where(eq(pollOptions.pollId, pollId))
    // the accounts have not voted yet: that is left to whoever looks around
    const voters = everybody.filter((id) => !accounts.includes(id) && choose.chance(0.5))
    if (voters.length > 0) {
      await db
        .insert(pollVotes)
        .values(voters.map((userId) => ({ tenant: schoolId ?? 0, pollId, userId, optionId: choose.oneOf(rows).id })))
    }
  }
}
