import { describe, expect, it } from 'vitest'
import { CallError } from '../../../../kernel/call/callError.ts'
import { bodyOf, emptyTask, withoutPrefix } from './taskValues.ts'

describe('the form of a task', () => {
  it('sends empty fields as the call wants them', () => {
    expect(bodyOf({ ...emptyTask('2026-05-01', 'high'), dueDate: null })).toEqual({
      title: '',
      assignee: { id: null },
      dueDate: '',
      tags: ['high'],
      link: null,
      description: '',
    })
  })

  it('takes the server’s complaints to its own fields', () => {
    const error = new CallError(422, {
      code: 'invalid_input',
      requestId: 'r1',
      fields: { 'task.title': { code: 'required' }, 'task.assignee.id': { code: 'unknown_assignee' } },
    })
    expect(withoutPrefix(error)).toMatchObject({
      status: 422,
      code: 'invalid_input',
      requestId: 'r1',
      fields: { title: { code: 'required' }, assignee: { code: 'unknown_assignee' } },
    })
    const lost = new Error('lost')
    expect(withoutPrefix(lost)).toBe(lost)
  })
})
