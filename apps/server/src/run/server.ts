import { offeredAccounts } from '../domains/identity/signIn/demo/accounts.ts'
import { messageOf } from '../kernel/http/errors.ts'
import { installLastResort } from './lastResort.ts'
import { serve } from './serve.ts'
import { envOrExit } from './start.ts'
import { stopper } from './stop.ts'

const env = envOrExit()

try {
  const { app, address, endControl } = await serve(env, say)

  const stop = stopper(app, endControl)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal, 0))
  installLastResort(app, stop)

  say(`\nDSMS is ready: ${env.PUBLIC_URL ?? address}   (calls: ${address}/docs)`)
  if (env.DSMS_DEMO) {
    say('Demo accounts (e-mail / password):')
    for (const account of offeredAccounts) say(`  ${account.email} / ${account.password}`)
  } else {
    say('The first account is made by: npm run admin -- create-super-admin')
  }
} catch (error) {
  console.error(reasonOf(error))
  process.exit(1)
}

/** A statement that failed says little; the database's own words say why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${messageOf(error)}\n${error.cause.message}` : messageOf(error)
}

function say(line: string) {
  console.log(line)
}
