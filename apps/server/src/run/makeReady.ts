import { openEmbeddedDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { makeReady } from '../db/migrate/ready.ts'

// the build runs this, so that a first start copies a database instead of making one
await makeReady(async (folder) => {
  const database = await openEmbeddedDatabase(folder)
  await migrate(database)
  await database.close()
})
