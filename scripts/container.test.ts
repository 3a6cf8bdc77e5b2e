import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsOfCompose, faultsOfDockerfile } from './container.ts'
import { root } from './process.ts'

const text = (name: string) => readFileSync(join(root, name), 'utf8')
const { node } = JSON.parse(text('package.json')).dependencies as { node: string }

describe('the Dockerfile', () => {
  const ours = text('Dockerfile')
  it('has no fault', () => expect(faultsOfDockerfile(ours, node)).toEqual([]))
  it('gives the server as much memory as npm start does', () => {
    const [, memory = ''] = /^memory='(.+)'$/m.exec(text('scripts/serve.sh')) ?? []
    const command = JSON.parse(ours.split('\nCMD ').at(-1) as string) as string[]
    expect(command).toEqual(['node', ...memory.split(' '), 'apps/server/src/main.ts'])
  })
  it.each([
    ['root', ours.replace('USER node', ''), 'the image runs as root'],
    ['no check', ours.replace(/HEALTHCHECK(.*\n.*)\n/, ''), 'the image has no health check'],
    ['another runtime', ours.replace(node, '20.0.0'), `ARG NODE is not ${node}, which package.json pins`],
    [
      'a base of any release',
      `${ours}\nFROM debian\nUSER node\nHEALTHCHECK CMD true`,
      'FROM debian: a base without a release',
    ],
    ['a word that Docker does not know', `${ours}\nEXPOSES 3000`, expect.stringContaining('Unknown instruction')],
  ])('is refused with %s', (_, changed, fault) => expect(faultsOfDockerfile(changed, node)).toContainEqual(fault))
})

describe('the compose file', () => {
  const ours = text('compose.yaml')
  it('has no fault', () => expect(faultsOfCompose(ours)).toEqual([]))
  it.each([
    ['root', ours.replace('user: node', ''), 'server: runs as root'],
    [
      'a password',
      ours.replace(/POSTGRES_PASSWORD: .*/, 'POSTGRES_PASSWORD: dsms'),
      /^database: POSTGRES_PASSWORD has a value/,
    ],
    ['a default password', ours.replace('${TOKEN_SECRET:?', '${TOKEN_SECRET:-'), /^server: TOKEN_SECRET has a value/],
    ['a volume nobody declared', ours.replace('- data:', '- date:'), 'server: the volume date is not declared'],
  ])('is refused with %s', (_, changed, fault) =>
    expect(faultsOfCompose(changed)).toContainEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault)),
  )
})

describe('what is sent to Docker', () => {
  it('is without secrets, data and history', () => {
    expect(text('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.env.*', 'data', '.git', '**/node_modules', '*.tar.gz', '*.age']),
    )
  })
})
