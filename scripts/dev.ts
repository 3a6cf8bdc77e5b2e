// `npm run dev`: the server restarts on changes, the web reloads them. One ends, both end.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './process.ts'

const vite = join(
  dirname(createRequire(join(root, 'apps/web/package.json')).resolve('vite/package.json')),
  'bin/vite.js',
)

const children = [
  spawn(process.execPath, ['--watch-preserve-output', '--watch', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [vite], { cwd: join(root, 'apps/web'), stdio: 'inherit' }),
]

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode ||= code ?? 0
  })
}
