import type { Domain } from '../../kernel/brings/domain.ts'
import { pagesFor } from '../../kernel/page.ts'
import * as availability from './availability/calls.ts'
import * as credentials from './credentials/calls.ts'
import * as leaveRequests from './leaveRequests/calls.ts'
import * as trainerData from './personalData/calls.ts'
import * as trainersCalls from './trainers/calls.ts'
import * as trainerPortal from './trainers/portal.ts'
import { errors } from './words/errors.ts'
import { notices, topics } from './words/notices.ts'
import { words } from './words/words.ts'

export const trainers: Domain = {
  calls: [credentials, availability, leaveRequests, trainersCalls, trainerPortal, trainerData],
  pages: [
    {
      id: 261,
      target: 'trainers',
      icon: 'steering-wheel',
      link: '/school/trainers',
      access: { school: 'trainers.view', platform: 'schools.view' },
    },
    {
      id: 262,
      target: 'credentialWall',
      icon: 'certificate',
      link: '/school/trainers/credentials',
      access: { school: 'trainer_credentials.view', platform: 'schools.view' },
    },
    {
      id: 257,
      target: 'availability',
      icon: 'calendar-time',
      link: '/school/availability',
      access: { school: 'availability_and_leave.view', platform: 'schools.view' },
    },
    {
      id: 258,
      target: 'leaveRequests',
      icon: 'beach',
      link: '/school/leave',
      access: { school: 'availability_and_leave.view', platform: 'schools.view' },
    },
    ...pagesFor(
      ['trainer'],
      { id: 285, target: 'myCredentials', icon: 'certificate', link: '/my/credentials', access: 'session' },
      { id: 286, target: 'myHours', icon: 'calendar-time', link: '/my/hours', access: 'session' },
      { id: 287, target: 'myLeave', icon: 'beach', link: '/my/leave', access: 'session' },
    ),
  ],
  errors,
  notices,
  topics,
  words,
}
