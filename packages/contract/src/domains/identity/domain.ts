import type { Domain } from '../../kernel/brings/domain.ts'
import * as account from './account/calls.ts'
import * as accountSecurity from './account/security.ts'
import * as places from './places/calls.ts'
import * as roles from './roles/calls.ts'
import * as privileges from './roles/privileges.ts'
import * as identityEvents from './sessions/calls.ts'
import { errors } from './words/errors.ts'
import { examples, mails } from './words/mails.ts'
import { notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const identity: Domain = {
  calls: [account, accountSecurity, places, roles, privileges, identityEvents],
  pages: [
    { id: 18, target: 'login-v1', icon: 'login', link: '/pages/login-v1', access: 'session' },
    { id: 19, target: 'login-v2', icon: 'login', link: '/pages/login-v2', access: 'session' },
    { id: 20, target: 'register-v1', icon: 'user-plus', link: '/pages/register-v1', access: 'session' },
    { id: 21, target: 'register-v2', icon: 'user-plus', link: '/pages/register-v2', access: 'session' },
    {
      id: 22,
      target: 'forgotPassword-v1',
      icon: 'lock-question',
      link: '/pages/forgot-password-v1',
      access: 'session',
    },
    {
      id: 23,
      target: 'forgotPassword-v2',
      icon: 'lock-question',
      link: '/pages/forgot-password-v2',
      access: 'session',
    },
    { id: 24, target: 'resetPassword-v1', icon: 'lock-open', link: '/pages/reset-password-v1', access: 'session' },
    { id: 25, target: 'resetPassword-v2', icon: 'lock-open', link: '/pages/reset-password-v2', access: 'session' },
    { id: 26, target: 'accountSettings', icon: 'settings', link: '/pages/account-settings', access: 'session' },
    {
      id: 203,
      target: 'platformRoles',
      icon: 'shield-lock',
      link: '/platform/roles',
      access: { platform: 'roles_privileges.view' },
    },
    {
      id: 205,
      target: 'schoolRoles',
      icon: 'shield-lock',
      link: '/school/roles',
      access: {
        school: 'roles_privileges.view',
        platform: 'schools.view',
      },
    },
    {
      id: 248,
      target: 'platformSignIns',
      icon: 'fingerprint',
      link: '/platform/sign-ins',
      access: { platform: 'audit_log.view' },
    },
    {
      id: 249,
      target: 'schoolSignIns',
      icon: 'fingerprint',
      link: '/school/sign-ins',
      access: {
        school: 'audit_log.view',
        platform: 'audit_log.view',
      },
    },
    { id: 208, target: 'password', icon: 'key', link: '/account/password', access: 'session' },
  ],
  errors,
  mails,
  examples,
  notices,
  topics,
  words,
}
