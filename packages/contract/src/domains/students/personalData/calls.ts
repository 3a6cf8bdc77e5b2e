import { endpoint } from '../../../kernel/endpoint.ts'
import { copyCall } from '../../staff/copies/copyCall.ts'
import { students } from '../students/calls.ts'

export const exportStudentData = endpoint({
  ...copyCall,
  path: '/api/school/students/:id/personal-data',
  tag: students.tag,
  summary:
    'Everything that the school holds of a student, as a ZIP of JSON and files. What the office wrote for itself is in a file of its own',
  access: { school: 'students.export_person' },
})

export const exportMyData = endpoint({
  ...copyCall,
  path: '/api/my/students/:id/personal-data',
  tag: 'my-studies',
  summary:
    'The same for oneself, or for a minor whose progress one may see and for whom one signs. Nothing that the office wrote for itself is in it',
  access: 'session',
  errors: ['adult_decides'],
})
