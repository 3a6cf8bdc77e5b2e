import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Keys are listed so many at a time, so that a list of a few has several pages. */
const pageSize = 2

/**
 * A store that speaks as much of S3 as ours asks of one, in memory. It checks each signature by the rules of version 4
 * and refuses what is not signed with its secret, what was changed on the way, and what is late.
 */
export async function startS3Double(accessKeyId: string, secret: string, bucket: string) {
  const objects = new Map<string, { content: Buffer; at: Date }>()
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  /** Answers that come instead of the right ones, one a request. */
  const failures: number[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const content = await buffer(request)
    // Node writes the real time, and a client that hears of it sets its own clock by it
    response.setHeader('date', new Date().toUTCString())
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
    const failure = failures.shift()
    if (failure) return refuse(failure, 'InternalError')
    const fault = faultOf(request, content)
    if (fault) return refuse(403, fault)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const [, named, ...rest] = decodeURIComponent(pathname).split('/')
    if (named !== bucket) return refuse(404, 'NoSuchBucket')
    const key = rest.join('/')
    if (!key) return response.end(listOf(searchParams))
    const found = objects.get(key)
    if (request.method === 'PUT') objects.set(key, { content, at: new Date() })
    else if (request.method === 'DELETE') objects.delete(key)
    else if (!found) return refuse(404, 'NoSuchKey')
    else response.setHeader('content-length', found.content.length)
    return response
      .writeHead(request.method === 'DELETE' ? 204 : 200)
      .end(request.method === 'GET' ? found?.content : undefined)
  }

  function faultOf({ method, url, headers }: IncomingMessage, content: Buffer): string | undefined {
    const parts = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization ?? '',
    )
    if (!parts) return 'AccessDenied'
    const [, keyId, day = '', region = '', signed = '', signature] = parts
    if (keyId !== accessKeyId) return 'InvalidAccessKeyId'
    const time = String(headers['x-amz-date'])
    const sentAt = Date.parse(time.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
    if (!(Math.abs(Date.now() - sentAt) < 900_000)) return 'RequestTimeTooSkewed'
    const hash = String(headers['x-amz-content-sha256'])
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(content)) return 'XAmzContentSHA256Mismatch'
    const { pathname, searchParams } = new URL(url ?? '', 'http://store')
    const canonical = [
      method,
      pathname,
      [...searchParams]
        .map((pair) => pair.map(encodeURIComponent).join('='))
        .sort()
        .join('&'),
      ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
      '',
      signed,
      hash,
    ].join('\n')
    const scope = `${day}/${region}/s3/aws4_request`
    const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day))
    const right = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex')
    return right === signature ? undefined : 'SignatureDoesNotMatch'
  }

  function listOf(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
    const page = keys.slice(0, pageSize)
    const isCut = keys.length > page.length
    return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${
      isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    }${page
      .map((key) => {
        const { content, at } = objects.get(key) as { content: Buffer; at: Date }
        return `<Contents><Key>${key}</Key><Size>${content.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`
      })
      .join('')}</ListBucketResult>`
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failures,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type S3Double = Awaited<ReturnType<typeof startS3Double>>
