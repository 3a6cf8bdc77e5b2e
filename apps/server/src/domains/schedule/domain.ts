import type { Domain } from '../../kernel/domain.ts'

export const schedule: Domain = { routes: [] }
