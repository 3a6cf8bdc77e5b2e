import type { AppError } from '@dsms/contract/kernel/errors'
import type { Db } from '../db/client.ts'
import type { DemoWorld } from './demo/world.ts'
import type { App } from './services.ts'

/** What a domain brings to the application; `domains.ts` puts them together. */
export interface Domain {
  routes: ((app: App) => void)[]
  /** What the database refuses by constraints whose names do not say it, in the domain's words. */
  refusals?: Record<string, () => AppError>
  /** Fills the demonstration, in this order, after the domains further left. */
  demo?: ((db: Db, world: DemoWorld) => Promise<void>)[]
}
