import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, result, resultPage } from '../../../kernel/shared.ts'
import {
  inviteErrors,
  passwordChange,
  passwordErrors,
  person,
  saveErrors,
  staffCreate,
  staffFilter,
  staffRow,
  staffUpdate,
  statusChange,
  statusErrors,
} from './calls.ts'

// The same calls in a school. `school_id` is needed from platform people and may be left out by the school's own.

const school = { school_id: id.optional() }

const inSchool = <A extends string>(action: A) =>
  ({ school: `staff_users.${action}` as const, platform: 'schools.edit' }) as const

export const listSchoolStaff = endpoint({
  method: 'POST',
  path: '/list_usersatff_school',
  tag: 'staff',
  inSchool: true,
  isRead: true,
  summary: 'Staff of a school',
  access: { school: 'staff_users.view', platform: 'schools.view' },
  body: staffFilter.extend(school),
  response: resultPage(staffRow),
})

export const getSchoolStaff = endpoint({
  method: 'POST',
  path: '/deatils_view_school_staff',
  tag: 'staff',
  inSchool: true,
  isRead: true,
  summary: "Everything about one of a school's staff but secrets",
  access: { school: 'staff_users.view', platform: 'schools.view' },
  body: z.object({ id, ...school }),
  response: result(person),
})

export const createSchoolStaff = endpoint({
  method: 'POST',
  path: '/user_staff_store_by_school',
  tag: 'staff',
  inSchool: true,
  summary: "Add somebody to a school's staff and invite them",
  access: inSchool('create'),
  body: staffCreate.extend(school),
  response: result(person),
  errors: saveErrors,
})

export const updateSchoolStaff = endpoint({
  method: 'POST',
  path: '/user_staff_update_by_school',
  tag: 'staff',
  inSchool: true,
  summary: "Change one of a school's staff",
  access: inSchool('edit'),
  body: staffUpdate.extend(school),
  response: result(person),
  errors: [...saveErrors, 'stale_version'],
})

export const changeSchoolStaffStatus = endpoint({
  method: 'POST',
  path: '/change_status_staff_school',
  tag: 'staff',
  inSchool: true,
  summary: "Let one of a school's staff in or keep them out",
  access: inSchool('status'),
  body: statusChange.extend(school),
  response: result(person),
  errors: statusErrors,
})

export const archiveSchoolStaff = endpoint({
  method: 'POST',
  path: '/destroy_staff_school',
  tag: 'staff',
  inSchool: true,
  summary: "Archive one of a school's staff; nothing is erased",
  access: inSchool('delete'),
  body: z.object({ id, ...school }),
  response: result(person),
  errors: statusErrors,
})

export const changeSchoolStaffPassword = endpoint({
  method: 'POST',
  path: '/changes_password_school_staff',
  tag: 'staff',
  inSchool: true,
  summary: "Set a one-time password for one of a school's staff; ends their sessions",
  access: inSchool('reset_password'),
  body: passwordChange.extend(school),
  response: result(person),
  errors: passwordErrors,
})

const atBranches = z.object({ branch_ids: z.array(id).max(50) })

export const getStaffBranches = endpoint({
  method: 'GET',
  path: '/api/school/staff/:id/branches',
  tag: 'staff',
  inSchool: true,
  summary: 'At which branches somebody works; a role with the reach of a branch reaches these',
  access: { school: 'staff_users.view', platform: 'schools.view' },
  params: z.object({ id: idText }),
  query: z.object({ school_id: idText.optional() }),
  response: atBranches,
})

export const setStaffBranches = endpoint({
  method: 'POST',
  path: '/api/school/staff/:id/branches',
  tag: 'staff',
  inSchool: true,
  summary: 'Say at which branches somebody works, in place of what was said before',
  access: inSchool('edit'),
  params: z.object({ id: idText }),
  body: atBranches.extend(school),
  response: atBranches,
  errors: ['unknown_choice', 'own_account', 'outranked'],
})

export const inviteSchoolStaff = endpoint({
  method: 'POST',
  path: '/api/school/staff/:id/invitation',
  tag: 'staff',
  inSchool: true,
  summary: 'Mail the invitation again; the link before stops working',
  access: inSchool('create'),
  params: z.object({ id: idText }),
  body: z.object(school).optional(),
  response: result(person),
  errors: inviteErrors,
})
