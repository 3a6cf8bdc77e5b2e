import { buffer } from 'node:stream/consumers'
import { saveOwnAvatar } from '@dsms/contract/identity/account/calls'
import { uploadAvatar } from '@dsms/contract/kernel/session/me'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { picturesWithPlaces, pngOf } from '../../../testing/world/pictures.ts'
import { asSystem } from '../../session/transaction.ts'
import { privateName } from '../fileStore.ts'
import { pictureCleaning } from '../metadata/clean.work.ts'
import { pictureCleanup } from './pictures.cleanup.ts'
import { pictureColumns } from './pictures.references.ts'

let nth = 0
const newPicture = () => {
  nth++
  return pngOf(1, 1, Buffer.from(`${process.pid} ${nth}`)).toString('base64')
}
const wear = async (person: TestPerson, content: string | null) => {
  const { body } = await callAs(person.token, saveOwnAvatar, { body: { content } })
  return (await query<{ avatar: string }>(sql`select avatar from users where id = ${person.id}`))[0]?.avatar ?? body
}
const cleanUp = async () => {
  const { files, database } = await testApp()
  while (await asSystem(database, (context) => pictureCleanup(files).run(context)));
}
const age = (address: unknown) =>
  query(sql`update pictures set kept_at = now() - interval '25 hours' where '/files/' || name = ${address}`)
const statusOf = async (address: unknown) => (await (await testApp()).http.inject(String(address))).statusCode

describe('a picture with an address', () => {
  it('is thrown away when nothing shows it any more, a day after it was brought in', async () => {
    const [one, two] = [await makePerson(), await makePerson()]
    const shared = newPicture()
    const [mine, both] = [await wear(one, newPicture()), await wear(two, shared)]
    await wear(one, shared)
    await wear(two, null)
    await cleanUp()
    expect([await statusOf(mine), await statusOf(both)]).toEqual([200, 200])
    for (const address of [mine, both]) await age(address)
    await cleanUp()
    expect([await statusOf(mine), await statusOf(both)]).toEqual([404, 200])
    await wear(one, null)
    await cleanUp()
    expect(await statusOf(both)).toBe(404)
  })

  it('brought in while it is thrown away is there in the end', async () => {
    const { files, database } = await testApp()
    const person = await makePerson({ permissions: 'all' })
    const content = newPicture()
    const address = (await callAs(person.token, uploadAvatar, { body: { content } })).body.avatar
    await age(address)
    const [, again] = await Promise.all([
      asSystem(database, (context) => pictureCleanup(files).run(context)),
      callAs(person.token, uploadAvatar, { body: { content } }),
    ])
    expect(again.body.avatar).toBe(address)
    expect(await statusOf(address)).toBe(200)
    await cleanUp()
    expect(await statusOf(address)).toBe(200)
  })

  it('that lies in the store unknown, as of a former release, is counted and goes a day later', async () => {
    const { files } = await testApp()
    const name = `${'ab'.repeat(31)}${String(process.pid % 100).padStart(2, '0')}.png`
    await files.write(`files/${name}`, Buffer.from(newPicture(), 'base64'))
    await cleanUp()
    expect(await statusOf(`/files/${name}`)).toBe(200)
    await age(`/files/${name}`)
    await cleanUp()
    expect(await statusOf(`/files/${name}`)).toBe(404)
  })

  it('may stand in these columns and no others', async () => {
    const found = await query<{ table_name: string; column_name: string }>(sql`
      select table_name, column_name from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and table_name in (select tablename from pg_tables)
         and column_name ~ '(^|_)(avatar|cover|logo|image|photo|picture|img|background)$'
       order by 1, 2`)
    expect(found.map(({ table_name, column_name }) => `${table_name}.${column_name}`)).toEqual(
      pictureColumns.map((names) => names.join('.')).sort(),
    )
  })
})

describe('pictures of former releases', () => {
  it('lose what their camera wrote into them, once', async () => {
    const { files, database } = await testApp()
    const person = await makePerson()
    const jpeg = Buffer.from(picturesWithPlaces['image/jpeg'], 'base64')
    const hash = `${'cd'.repeat(31)}${String(process.pid % 100).padStart(2, '0')}`
    await files.write(`files/${hash}.jpg`, jpeg)
    await files.write(privateName(hash), jpeg)
    await query(sql`insert into pictures (name) values (${`${hash}.jpg`})`)
    await query(sql`
      insert into files (owner_id, tenant, name, type, bytes, hash)
      values (${person.id}, ${person.schoolId ?? 0}, 'a.jpg', 'image/jpeg', ${jpeg.length}, ${hash})`)
    // one that is gone from the store stays as it was
    const lost = 'f'.repeat(64)
    await query(sql`
      insert into files (owner_id, tenant, name, type, bytes, hash)
      values (${person.id}, ${person.schoolId ?? 0}, 'b.jpg', 'image/jpeg', 7, ${lost})`)
    const work = pictureCleaning(files)
    while (await asSystem(database, (context) => work.run(context)));
    const shown = await (await testApp()).http.inject(`/files/${hash}.jpg`)
    expect([shown.statusCode, shown.rawPayload.includes('SECRET')]).toEqual([200, false])
    const [row] = await query<{ bytes: number; is_cleaned: boolean }>(
      sql`select bytes, is_cleaned from files where hash = ${hash}`,
    )
    expect(row).toEqual({ bytes: shown.rawPayload.length, is_cleaned: true })
    const kept = await buffer((await files.read(privateName(hash))).stream)
    expect(kept).toEqual(shown.rawPayload)
    expect(await query(sql`select bytes, is_cleaned from files where hash = ${lost}`)).toEqual([
      { bytes: 7, is_cleaned: true },
    ])
    expect(await asSystem(database, ({ db }) => work.next(db))).toBeNull()
  })

  it('are not what new ones become', async () => {
    const person = await makePerson({ permissions: 'all' })
    const reply = await send(person.token, uploadAvatar, { body: { content: picturesWithPlaces['image/jpeg'] } })
    const shown = await (await testApp()).http.inject((reply.body as { avatar: string }).avatar)
    expect([shown.statusCode, shown.rawPayload.includes('SECRET')]).toEqual([200, false])
  })
})
