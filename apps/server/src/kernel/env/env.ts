import { languages } from '@dsms/contract/kernel/shared'
import { z } from 'zod'

const truth = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off', ''] })
const minutes = z.coerce.number().int().min(1).max(43_200)
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Every setting of the server. `.env.example` explains them in the same order. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: optional(z.string()),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DB_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  DATA_DIR: z.string().min(1).default('./data'),
  DURABLE_WRITES: optional(truth),
  MIN_FREE_MB: z.coerce.number().int().min(1).default(100),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^([A-Za-z0-9_-]+\/)*$/)
    .default(''),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  DSMS_DEMO: optional(truth),
  REGISTRATION: z.enum(['open', 'closed']).default('open'),
  REGISTRATION_GUARD: optional(z.enum(['on', 'off'])),
  ACCESS_TOKEN_MINUTES: minutes.default(10),
  REFRESH_TOKEN_MINUTES: minutes.default(10),
  ABSOLUTE_SESSION_DAYS: z.coerce.number().int().min(1).max(400).default(365),
  TOKEN_SECRET: optional(z.string().min(32)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().default('DSMS <no-reply@localhost>'),
  MAIL_AT_ONCE: z.coerce.number().int().min(1).max(50).default(10),
  MAP_TILES_URL: optional(
    z
      .string()
      .regex(
        /^https?:\/\/[^/{}]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/,
        'it must be an address with {z}, {x} and {y} in its path',
      ),
  ),
  MAP_TILES_CREDIT: z.string().max(200).default(''),
  METRICS_TOKEN: optional(z.string().min(16)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: truth.default(false),
  DEFAULT_LANGUAGE: z.enum(languages).default('ar'),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
})

export type Env = Omit<z.output<typeof settings>, 'DSMS_DEMO' | 'HOST' | 'REGISTRATION_GUARD' | 'DURABLE_WRITES'> & {
  DSMS_DEMO: boolean
  HOST: string
  REGISTRATION_GUARD: 'on' | 'off'
  DURABLE_WRITES: boolean
}

/**
 * Reads the settings. Throws an `Error` whose message is one sentence a setting, naming it.
 * Without DATABASE_URL the embedded database is for trying out, so demo data is on unless it is switched off. Everybody
 * knows the passwords of demo data, so it is served to this machine alone unless HOST says otherwise.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = settings.safeParse(source)
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `Setting ${issue.path.join('.')} is wrong: ${issue.message}.`).join('\n'),
    )
  }
  const isDemo = parsed.data.DSMS_DEMO ?? !parsed.data.DATABASE_URL
  const env: Env = {
    ...parsed.data,
    DSMS_DEMO: isDemo,
    HOST: parsed.data.HOST ?? (isDemo ? 'localhost' : '0.0.0.0'),
    // a demonstration on this machine is no place for robots, and is tried by programs
    REGISTRATION_GUARD: parsed.data.REGISTRATION_GUARD ?? (isDemo ? 'off' : 'on'),
    // a demonstration is quick rather than safe from a power cut
    DURABLE_WRITES: parsed.data.DURABLE_WRITES ?? !isDemo,
  }
  if (env.DATABASE_URL && !env.TOKEN_SECRET) {
    throw new Error(
      'Setting TOKEN_SECRET is needed with DATABASE_URL: at least 32 random characters, the same for every process.',
    )
  }
  if (Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY)) {
    throw new Error('Settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.')
  }
  if (env.DATABASE_URL && env.NODE_ENV === 'production' && env.RATE_LIMIT === 'off') {
    throw new Error('Setting RATE_LIMIT cannot be off in production with DATABASE_URL.')
  }
  return env
}
