import { keepAreaPicture } from '@dsms/contract/kit/pictures'
import { classRooms } from '@dsms/contract/resources/classRooms/calls'
import { simulators } from '@dsms/contract/resources/simulators/calls'
import { describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../testing/reads.ts'

const { calls } = classRooms

describe('a class room', () => {
  it('that is closed says from when to when', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await makeRecord('classRooms', owner)
    const change = (body: Record<string, unknown>) => send(owner.token, calls.changeStatus, { params: { id }, body })
    const days = { from: '2026-05-04', until: '2026-05-09' }
    expect((await change({ status: 'maintenance', reason: 'paint', ...days })).body).toMatchObject({
      status_from: '2026-05-04',
      status_until: '2026-05-09',
    })
    expect(refusal(await change({ status: 'inactive', ...days, until: '2026-05-03' }))).toEqual(
      wrongFields({ until: 'end_before_start' }),
    )
    expect((await change({ status: 'inactive', ...days })).status).toBe(200)
    expect((await change({ status: 'active', ...days })).body).toMatchObject({ status_from: null, status_until: null })
  })

  it('seats no more than there is room for', async () => {
    const owner = await makeSchoolAdmin()
    const { id, version } = await makeRecord('classRooms', owner)
    const reply = await send(owner.token, calls.update, { params: { id }, body: { version, legal_capacity: 21 } })
    expect(refusal(reply)).toEqual(wrongFields({ legal_capacity: 'beyond_capacity' }))
  })

  it('shows a photo, kept by those who may change it and only if it is one', async () => {
    const owner = await makeSchoolAdmin()
    const keep = (token: string, content: string) => send(token, keepAreaPicture, { body: { content } })
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const { address } = (await keep(owner.token, dot)).body as { address: string }
    expect(address).toMatch(/^\/files\/[0-9a-f]{64}\.png$/)
    expect(await makeRecord('classRooms', owner, { photo: address })).toMatchObject({ photo: address })
    expect(refusal(await keep(owner.token, 'AAAA'))).toEqual(wrongFields({ content: 'not_an_image' }))
    const guest = await makePerson({ schoolId: owner.schoolId, permissions: ['class_rooms.view'] })
    expect((await keep(guest.token, dot)).status).toBe(403)
  })

  it('is not put away while simulators stand in it', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await makeRecord('classRooms', owner)
    const simulator = await makeRecord('simulators', owner, { class_room_id: id })
    const away = () => send(owner.token, calls.archive, { params: { id } })
    const refused = await away()
    expect(refusal(refused)).toMatchObject({ status: 409, code: 'record_in_use' })
    expect(JSON.stringify(refused.body)).toContain(String(simulator.asset_no))
    await send(owner.token, simulators.calls.archive, { params: { id: simulator.id } })
    expect((await away()).status).toBe(200)
  })
})
