import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { AppError } from '@dsms/contract/kernel/errors'
import { SignJWT } from 'jose'

/** Short-lived access tokens are signed; refresh tokens and links are random and known to the database by their hash. */
export interface Tokens {
  accessSeconds: number
  refreshSeconds: number
  sign(sessionId: string, userId: number): Promise<string>
  /** Throws `session_ended` for a token that is forged, malformed or too old. */
  verify(token: string): { sessionId: string }
  /** A keyed hash: the same for the same text, and worth nothing to whoever has the database alone. */
  keyed(purpose: string, text: string): string
  /** Encrypts what must be readable again, such as a secret shared with an app, so that the database alone tells it nobody. */
  seal(text: string): string
  /** Undefined for what was sealed by another key or changed since. */
  unseal(sealed: string): string | undefined
}

export function createTokens(secret: string, minutes: { access: number; refresh: number }): Tokens {
  const key = new TextEncoder().encode(secret)
  const sealKey = Buffer.from(hkdfSync('sha256', key, '', 'seal', 32))
  const hashKey = Buffer.from(hkdfSync('sha256', key, '', 'keyed', 32))
  const accessSeconds = minutes.access * 60
  const claimsOf = rememberClaims(key)
  return {
    accessSeconds,
    refreshSeconds: minutes.refresh * 60,
    sign: (sessionId, userId) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime(`${accessSeconds}s`)
        // two tokens of one second differ, so that a refresh always gives a new one
        .setJti(randomBytes(8).toString('base64url'))
        .sign(key),
    verify(token) {
      const claims = claimsOf(token)
      // every kind of wrong token is the same to the caller
      if (!claims || !isUuid(claims.sid) || claims.exp <= Date.now() / 1000) throw new AppError('session_ended')
      return { sessionId: claims.sid }
    },
    keyed: (purpose, text) => createHmac('sha256', hashKey).update(`${purpose}\0${text}`).digest('base64url'),
    seal(text) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv)
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')
    },
    unseal(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64url')
        const cipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12), { authTagLength: 16 })
        cipher.setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** The one header there is: a token that names another algorithm, or none, is no token. */
const header = Buffer.from('{"alg":"HS256"}').toString('base64url')

/** So many signatures that were found right: each token is sent with every request of its minutes. */
const rememberedTokens = 2000

interface Claims {
  sid: string
  exp: number
}

/** The claims of tokens that are ours, whose signatures are looked at once. Whether one is too old is asked each time. */
function rememberClaims(key: Uint8Array): (token: string) => Claims | undefined {
  const known = new Map<string, Claims>()
  return (token) => {
    const before = known.get(token)
    if (before) return before
    const claims = claimsOf(token, key)
    if (claims) known.set(token, claims)
    const [oldest = token] = known.keys()
    if (known.size > rememberedTokens) known.delete(oldest)
    return claims
  }
}

/**
 * What a token of ours says, or undefined. Checked here rather than by the library that signs it, which knows
 * asynchronous WebCrypto alone: every request waits for this.
 */
function claimsOf(token: string, key: Uint8Array): Claims | undefined {
  const [head = '', payload = '', signature = '', rest] = token.split('.')
  if (head !== header || rest !== undefined) return undefined
  const wanted = Buffer.from(createHmac('sha256', key).update(`${head}.${payload}`).digest('base64url'))
  const given = Buffer.from(signature)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  // signed by us, hence as we write it
  const { sid, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  return typeof sid === 'string' && typeof exp === 'number' && exp > Date.now() / 1000 ? { sid, exp } : undefined
}

export const randomSecret = () => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export const isSecretOf = (secret: string, hash: string): boolean => {
  const given = Buffer.from(hashSecret(secret))
  const kept = Buffer.from(hash)
  return given.length === kept.length && timingSafeEqual(given, kept)
}

/** A refresh token names its session, so that a copied old one can end it. */
export const refreshTokenOf = (sessionId: string, secret: string) => `${sessionId}.${secret}`

export function splitRefreshToken(token: string): { sessionId: string; secret: string } | undefined {
  const [sessionId = '', secret = ''] = token.split('.')
  return isUuid(sessionId) && secret ? { sessionId, secret } : undefined
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
