import type { Domain } from '../../kernel/brings/domain.ts'
import * as directory from './directory/calls.ts'
import * as profile from './profile/calls.ts'
import * as profileMedia from './profile/media.ts'
import * as profilePosts from './profile/posts.ts'
import * as staffCalls from './staff/calls.ts'
import * as staffExchange from './staff/exchange.ts'
import * as staffSchool from './staff/school.ts'
import * as usersAccount from './users/account.ts'
import * as users from './users/calls.ts'
import { errors } from './words/errors.ts'
import { notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const staff: Domain = {
  calls: [directory, profile, profileMedia, profilePosts, staffCalls, staffExchange, staffSchool, usersAccount, users],
  pages: [
    {
      id: 15,
      target: 'userList',
      icon: 'users',
      link: '/apps/user/list',
      access: { platform: 'staff_users.view', school: 'staff_users.view' },
    },
    {
      id: 16,
      target: 'userView',
      icon: 'user',
      link: '/apps/user/view',
      access: { platform: 'staff_users.view', school: 'staff_users.view' },
    },
    {
      id: 17,
      target: 'userEdit',
      icon: 'user-edit',
      link: '/apps/user/edit',
      access: { platform: 'staff_users.edit', school: 'staff_users.edit' },
    },
    { id: 27, target: 'profile', icon: 'user-circle', link: '/pages/profile', access: 'session' },
    {
      id: 202,
      target: 'platformStaff',
      icon: 'users',
      link: '/platform/staff',
      access: { platform: 'staff_users.view' },
    },
    {
      id: 204,
      target: 'schoolStaff',
      icon: 'users',
      link: '/school/staff',
      access: { school: 'staff_users.view', platform: 'schools.view' },
    },
  ],
  errors,
  notices,
  topics,
  words,
}
