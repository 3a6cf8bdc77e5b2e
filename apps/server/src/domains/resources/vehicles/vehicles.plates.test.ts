import { withSeed } from '@dsms/contract/kernel/choices/seed.testing'
import { plateKey, plateLetters } from '@dsms/contract/kit/plates'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { random } from '../../../kernel/demo/random.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { vehiclesOf } from './vehicles.testing.ts'

const { calls } = vehicles
let owner: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  stranger = await makeSchoolAdmin()
})

let nth = 0
const plate = () => `ا ب ح ${process.pid}${++nth}`

const { make, create, find, change } = vehiclesOf(() => owner)

describe('plates', () => {
  it('are the same in the database', () =>
    withSeed(1, async (seed) => {
      const choose = random(seed)
      const letters = [...plateLetters.from, ...plateLetters.to, ...'ßçıİşЖж中😀.,/()']
      const written = Array.from({ length: 300 }, () =>
        Array.from({ length: choose.between(1, 12) }, () => choose.oneOf(letters)).join(''),
      )
      const [row] = await query<{ keys: string[] }>(sql`
      select json_agg(plate_key(one.value) order by one.place) as keys
        from jsonb_array_elements_text(${JSON.stringify(written)}::jsonb) with ordinality as one (value, place)`)
      expect(row?.keys).toEqual(written.map(plateKey))
    }))

  it('are taken in another school too, however written, without telling whose', async () => {
    const own = plate()
    await make({ registration_no: own })
    const reply = await create({ registration_no: plateKey(own).toLowerCase() }, stranger)
    expect(refusal(reply)).toEqual(wrongFields({ registration_no: 'taken' }))
    expect(JSON.stringify(reply.body)).not.toMatch(/school/i)
  })

  it('are free in another country, and again after the vehicle is decommissioned or put away', async () => {
    const countries = await query<{ id: number }>(sql`select id from countries order by id limit 2`)
    const [one, two] = countries.map(({ id }) => id)
    const own = plate()
    const { id } = await make({ registration_no: own, country_id: one })
    expect((await create({ registration_no: own, country_id: two }, stranger)).status).toBe(201)
    expect((await create({ registration_no: own, country_id: one }, stranger)).status).toBe(422)
    await change(id, { status: 'decommissioned', reason: 'sold' })
    const next = await make({ registration_no: own, country_id: one }, stranger)
    await send(stranger.token, calls.archive, { params: { id: next.id } })
    expect((await create({ registration_no: own, country_id: one })).status).toBe(201)
  })

  it('are found in Arabic and Latin letters, with and without blanks', async () => {
    const digits = `${process.pid}${++nth}`
    const { id } = await make({ registration_no: `د ر س ${digits}` })
    for (const q of [
      `دررس${digits}`.replace('رر', 'ر'),
      `د ر س ${digits}`,
      `DRS${digits}`,
      `drs ${digits}`,
      `d-r-s ${digits}`,
    ])
      expect(await find(q), q).toContain(id)
    expect(await find(`DRR${digits}`)).not.toContain(id)
  })
})

describe('a chassis number', () => {
  it('is one in the world, in capitals, and only warned of', async () => {
    const vin = '1HGCM82633A004352'
    const made = await make({ chassis_no: vin.toLowerCase() })
    expect(made).toMatchObject({ chassis_no: vin, vin_check: 'ok' })
    expect(refusal(await create({ chassis_no: vin }, stranger))).toEqual(wrongFields({ chassis_no: 'taken' }))
    expect(await make({ chassis_no: '1HGCM82634A004352' })).toMatchObject({ vin_check: 'wrong' })
    expect(refusal(await create({ chassis_no: '1HGCM82633AO04352' }))).toEqual(
      wrongFields({ chassis_no: 'invalid_vin' }),
    )
    expect(await find('1hgcm82633a')).toContain(made.id)
  })
})
