import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const server = { DATABASE_URL: 'postgres://localhost/dsms', TOKEN_SECRET: 'x'.repeat(32) }

describe('settings', () => {
  it('have a default each, with demo data on the embedded database alone', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, DATA_DIR: './data', DSMS_DEMO: true, DEFAULT_LANGUAGE: 'ar' })
    expect(readEnv({ ACCESS_TOKEN_MINUTES: '5' })).toMatchObject({ ACCESS_TOKEN_MINUTES: 5, REFRESH_TOKEN_MINUTES: 10 })
    expect(readEnv(server).DSMS_DEMO).toBe(false)
    expect(readEnv({ ...server, DSMS_DEMO: 'true' }).DSMS_DEMO).toBe(true)
    expect(readEnv({ DSMS_DEMO: 'false' }).DSMS_DEMO).toBe(false)
    expect(readEnv({}).DURABLE_WRITES).toBe(false)
    expect(readEnv({ DSMS_DEMO: 'false' }).DURABLE_WRITES).toBe(true)
    expect(readEnv({ DSMS_DEMO: 'false', DURABLE_WRITES: 'no' }).DURABLE_WRITES).toBe(false)
  })

  it('serve demo data to this machine alone, unless told otherwise', () => {
    expect(readEnv({}).HOST).toBe('localhost')
    expect(readEnv({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
    expect(readEnv(server).HOST).toBe('0.0.0.0')
  })

  it('that are empty count as not set', () => {
    expect(readEnv({ DATABASE_URL: '', PUBLIC_URL: '', TOKEN_SECRET: '', SMTP_URL: '', DSMS_DEMO: '' })).toMatchObject({
      DSMS_DEMO: true,
    })
  })

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: server.DATABASE_URL }, 'TOKEN_SECRET'],
    [{ ...server, RATE_LIMIT: 'off' }, 'RATE_LIMIT'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
    [{ REGISTRATION: 'maybe' }, 'REGISTRATION'],
    [{ DSMS_DEMO: 'perhaps' }, 'DSMS_DEMO'],
    [{ PUBLIC_URL: 'school.example' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
    [{ MAIL_AT_ONCE: '0' }, 'MAIL_AT_ONCE'],
    [{ MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' }, 'MAP_TILES_URL'],
    [{ MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }, 'MAP_TILES_URL'],
    [{ MAP_TILES_URL: 'tiles/{z}/{x}/{y}.png' }, 'MAP_TILES_URL'],
    [{ ACCESS_TOKEN_MINUTES: '0' }, 'ACCESS_TOKEN_MINUTES'],
    [{ DEFAULT_LANGUAGE: 'tlh' }, 'DEFAULT_LANGUAGE'],
    [{ TRUST_PROXY: 'two' }, 'TRUST_PROXY'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ S3_BUCKET: 'A bucket' }, 'S3_BUCKET'],
    [{ S3_PREFIX: '/files' }, 'S3_PREFIX'],
    [{ S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT'],
  ])('%j is refused by its name', (settings, name) => {
    expect(() => readEnv(settings as Record<string, string>)).toThrow(new RegExp(`^Setting ${name} .+\\.$`))
  })

  it('of the two halves of a key belong together', () => {
    for (const half of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      expect(() => readEnv({ [half]: 'x' })).toThrow(/S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/)
  })
})
