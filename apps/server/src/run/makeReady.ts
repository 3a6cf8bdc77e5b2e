import { makeEmpty } from '../db/migrate/makeEmpty.ts'
import { makeReady } from '../db/migrate/ready.ts'

// the build runs this, so that a first start copies a database instead of making one
await makeReady(makeEmpty)
