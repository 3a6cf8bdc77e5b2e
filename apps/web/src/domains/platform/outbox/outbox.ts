import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { listOutbox } from '@dsms/contract/platform/outbox/calls'

export type Mail = Answer<typeof listOutbox>['rows'][number]
