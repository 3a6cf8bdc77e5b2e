import { endpoint } from '../../../kernel/endpoint.ts'
import { copyCall } from '../../staff/copies/copyCall.ts'
import { trainers } from '../trainers/calls.ts'

export const exportTrainerData = endpoint({
  ...copyCall,
  path: '/api/school/trainers/:id/personal-data',
  tag: trainers.tag,
  summary: 'Everything that the school holds of a trainer, as a ZIP of JSON and files',
  access: { school: 'trainers.export_person' },
})
