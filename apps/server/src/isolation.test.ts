import { allAreas, allEndpoints } from '@dsms/contract'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import type { Problem } from '@dsms/contract/kernel/errors'
import { reachSubjects } from '@dsms/contract/kernel/permissions'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  makeAlso,
  makePerson,
  makeRole,
  makeSchoolAdmin,
  makeSuperAdmin,
  type TestPerson,
} from './testing/factories.ts'
import { send } from './testing/harness.ts'
import { inputFor } from './testing/inputs.ts'
import { makeOneOfEach, type OneOfEach } from './testing/oneOfEach.ts'
import { query } from './testing/reads.ts'

const endpoints = Object.entries(allEndpoints)
const closed = endpoints.filter(([, endpoint]) => endpoint.access !== 'public')
const guarded = closed.filter(([, endpoint]) => endpoint.access !== 'session')

/** Modules whose records belong to people, so that a reach narrows them. */
const reached = new Set<string>(Object.values(reachSubjects).flat())
/** Templates belong to the school, under the module of what is written from them. */
const notOfPeople = ['contract-templates']
const isReached = ({ access, tag }: Endpoint): boolean =>
  !notOfPeople.includes(tag) &&
  typeof access === 'object' &&
  [access.school ?? []].flat().some((permission) => reached.has(permission.slice(0, permission.indexOf('.'))))

/** Calls that name a record in their path or body, with what it names. */
const nameRecords = guarded.filter(([, endpoint]) => recordsNamedBy(endpoint).length > 0)

function recordsNamedBy(endpoint: Endpoint): string[] {
  return [endpoint.params, endpoint.body].flatMap((schema) => {
    const properties = schema
      ? ((z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {})
      : {}
    return Object.keys(properties).filter((name) => ['id', 'role_id'].includes(name))
  })
}

describe('every call of the contract', () => {
  let nobody: { platform: TestPerson; school: TestPerson }
  let admin: TestPerson & { schoolId: number }
  let other: TestPerson & { schoolId: number }
  let superAdmin: TestPerson
  let theirs: OneOfEach
  let platforms: OneOfEach

  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    other = await makeSchoolAdmin()
    superAdmin = await makeSuperAdmin()
    nobody = { platform: await makePerson(), school: await makePerson({ schoolId: admin.schoolId }) }
    theirs = await makeOneOfEach(other)
    platforms = await makeOneOfEach(superAdmin)
  })

  it.each(closed)('%s answers 401 to a stranger, whatever else is wrong', async (_, endpoint) => {
    const reply = await send(undefined, endpoint, {
      params: { id: 'x' },
      body: endpoint.body ? { nonsense: true } : undefined,
    })
    expect(reply.status).toBe(401)
    expect((reply.body as Problem).code).toBe('unauthenticated')
  })

  it.each(closed)('%s answers 401 to a token that is forged', async (_, endpoint) => {
    expect((await send(`${superAdmin.token}x`, endpoint, inputFor(endpoint, theirs))).status).toBe(401)
  })

  it.each(guarded)('%s answers 403 to people without the permission', async (_, endpoint) => {
    for (const person of [nobody.platform, nobody.school]) {
      const reply = await send(person.token, endpoint, inputFor(endpoint, theirs))
      expect(reply.status, JSON.stringify(reply.body)).toBe(403)
      expect((reply.body as Problem).code).toBe('forbidden')
    }
  })

  it.each(guarded.filter(([, { access }]) => typeof access === 'object' && !access.school))(
    '%s is closed to the administrator of a school',
    async (_, endpoint) => {
      expect((await send(admin.token, endpoint, inputFor(endpoint, platforms))).status).toBe(403)
    },
  )

  it.each(nameRecords.filter(([, { access }]) => typeof access === 'object' && access.school))(
    "%s answers 404 for another school's record",
    async (_, endpoint) => {
      const reply = await send(admin.token, endpoint, inputFor(endpoint, theirs))
      // a new person with another school's role is wrong input rather than a record that is not there
      const isCreation = !recordsNamedBy(endpoint).includes('id') && ['staff', 'users'].includes(endpoint.tag)
      expect(reply.status, JSON.stringify(reply.body)).toBe(isCreation ? 422 : 404)
    },
  )

  it.each(guarded.filter(([, endpoint]) => endpoint.inSchool))(
    '%s answers 404 when it names another school',
    async (_, endpoint) => {
      const reply = await send(admin.token, endpoint, inputFor(endpoint, theirs, other.schoolId))
      expect(reply.status, JSON.stringify(reply.body)).toBe(404)
    },
  )

  it.each(nameRecords.filter(([, { access }]) => typeof access === 'object' && access.platform && !access.school))(
    "%s answers 404 for a school's record in the platform's scope",
    async (_, endpoint) => {
      const reply = await send(superAdmin.token, endpoint, inputFor(endpoint, theirs))
      const isCreation = !recordsNamedBy(endpoint).includes('id') && ['staff', 'users'].includes(endpoint.tag)
      expect(reply.status, JSON.stringify(reply.body)).toBe(isCreation ? 422 : 404)
    },
  )

  describe('to an account that is an administrator of two schools', () => {
    let here: TestPerson
    let there: string
    beforeAll(async () => {
      const twin = await makeAlso(admin, other)
      here = twin.person
      there = twin.token
    })

    it.each(nameRecords.filter(([, { access }]) => typeof access === 'object' && access.school))(
      '%s answers 404 in the one for a record of the other',
      async (_, endpoint) => {
        const reply = await send(here.token, endpoint, inputFor(endpoint, theirs))
        const isCreation = !recordsNamedBy(endpoint).includes('id') && ['staff', 'users'].includes(endpoint.tag)
        expect(reply.status, JSON.stringify(reply.body)).toBe(isCreation ? 422 : 404)
      },
    )

    it.each(guarded.filter(([, endpoint]) => endpoint.inSchool))(
      '%s answers 404 in the one when it names the other',
      async (_, endpoint) => {
        const reply = await send(here.token, endpoint, inputFor(endpoint, theirs, other.schoolId))
        expect(reply.status, JSON.stringify(reply.body)).toBe(404)
      },
    )

    it.each(
      nameRecords.filter(([, { access, method }]) => method === 'GET' && typeof access === 'object' && access.school),
    )('%s answers in the other place what it answers its own administrator', async (_, endpoint) => {
      const input = inputFor(endpoint, theirs)
      const [theirOwn, mine] = [await send(other.token, endpoint, input), await send(there, endpoint, input)]
      expect(mine.status).toBe(theirOwn.status)
    })
  })

  describe('to people who reach less than their school', () => {
    let own: TestPerson
    let elsewhere: TestPerson
    beforeAll(async () => {
      const { schoolId } = other
      const reaching = async (reach: string) => {
        const role = await makeRole(schoolId, 'all')
        await query(sql`update roles set reaches = ${JSON.stringify({ students: reach, trainers: reach, leads: reach })}
                         where id = ${role.id}`)
        return makePerson({ schoolId, roleId: role.id })
      }
      own = await reaching('own')
      // of a branch where none of the records is
      elsewhere = await reaching('branch')
    })

    it.each(nameRecords.filter(([, endpoint]) => isReached(endpoint)))(
      '%s answers 404 for a record of the same school that is beyond their reach',
      async (_, endpoint) => {
        for (const person of [own, elsewhere]) {
          const reply = await send(person.token, endpoint, inputFor(endpoint, theirs))
          expect(reply.status, JSON.stringify(reply.body)).toBe(404)
        }
      },
    )

    it.each(Object.entries(allAreas).filter(([, { calls }]) => isReached(calls.list)))(
      '%s are listed and exported without what is beyond their reach',
      async (_, { calls }) => {
        for (const person of [own, elsewhere]) {
          const list = await send(person.token, calls.list, { query: {} })
          expect(list.body).toMatchObject({ rows: [], total: 0 })
          expect((await send(other.token, calls.list, { query: {} })).body).not.toMatchObject({ total: 0 })
          const file = await send(person.token, calls.exportSheet, { query: { format: 'csv' } })
          expect(String(file.body).trim().split('\n').length).toBe(1)
        }
      },
    )
  })

  it('is served at its own address', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
