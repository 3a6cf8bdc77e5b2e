// Builds the image where Docker answers, and asks Docker about the compose file. Elsewhere it says so and is content: what can
// be checked without Docker is checked by container.test.ts.
import { spawnSync } from 'node:child_process'
import { root } from './process.ts'

const docker = (args: string[], env: Record<string, string> = {}) =>
  spawnSync('docker', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) {
  console.log('No Docker answers here: the image is not built.')
} else {
  const settings = { POSTGRES_PASSWORD: 'x', TOKEN_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://school.example.com' }
  const isFine =
    docker(['compose', '--env-file', '.env.example', 'config', '--quiet'], settings) &&
    docker(['build', '--tag', 'dsms-test', '.']) &&
    docker(['image', 'rm', '--force', 'dsms-test'])
  process.exitCode = isFine ? 0 : 1
}
