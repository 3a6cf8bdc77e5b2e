import { present } from '@dsms/contract/kernel/choices/lists'
import type { Answer, Endpoint, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { fieldsOf } from '@dsms/contract/kernel/issues'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import type { App } from '../services.ts'
import type { Entry } from '../session/entered.ts'
import { asPerson } from '../session/transaction.ts'
import { authorise } from './access.ts'
import { sessionOf } from './credentials.ts'
import type { KeptAs } from './kept/kept.ts'
import { languageOf } from './language.ts'
import { noteUnstorable } from './storable.ts'

type Awaitable<T> = T | Promise<T>
type Http = { request: FastifyRequest; reply: FastifyReply }

/**
 * The answer, or a function that makes it after the commit: for work that must not hold a transaction open, and for
 * answers other than JSON, which it sends itself.
 */
type Result<E extends Endpoint> = Answer<E> | ((reply: FastifyReply) => unknown)

/** Reads as the caller, before the call's own transaction. */
type First = <T>(read: (actor: Actor) => Promise<T>) => Promise<T>

export type Context<E extends Endpoint, Prepared = undefined> = Input<E> &
  Http & { actor: Actor; entry: Entry; prepared: Prepared }

/**
 * Serves a call to signed-in people: who is it, may they, is the input right, then ONE transaction around the handler,
 * in which the answer is checked against the contract as well (unknown fields never leave): a change whose answer is not
 * as promised never happened. The order decides which error a caller sees: 401, then 403, then 422, then what the
 * handler says.
 *
 * `before` is for slow work that needs no database, such as hashing or taking in a file; it runs on valid input, outside
 * the transaction. What it has to know of the caller it asks for by `first`, in a transaction of its own that reads, which
 * refuses whoever may not make the call.
 */
export function serve<E extends Endpoint, Prepared = undefined>(
  app: App,
  endpoint: E,
  handler: (context: Context<E, Prepared>) => Awaitable<Result<E>>,
  before?: (input: Input<E>, request: FastifyRequest, first: First) => Promise<Prepared>,
): void {
  mount(app, endpoint, async (request, reply) => {
    const { sessionId } = await sessionOf(app, request)
    const parsed = parse(endpoint, request)
    const who = {
      sessionId,
      schoolId: parsed.input && schoolNamedIn(parsed.input),
      language: languageOf(request.headers['accept-language'], app.env.DEFAULT_LANGUAGE),
    }
    const mayThey = (actor: Actor, entry: Entry) => {
      authorise(endpoint, actor, entry)
      if (!parsed.input) throw new AppError('invalid_input', {}, parsed.fields)
      if (endpoint.inSchool && actor.schoolId === null && !entry.is_foreign) {
        throw new AppError('invalid_input', {}, { school_id: { code: 'required' } })
      }
    }
    const first: First = (read) => asPerson(app.database, who, mayThey, read, { requestId: request.id, isRead: true })
    const prepared = parsed.input && before ? await before(parsed.input, request, first) : undefined
    return asPerson(
      app.database,
      who,
      mayThey,
      async (actor, entry) => {
        const input = present(parsed.input)
        // many rows at once: their statistics, and what else is due of them, are not left until somebody would look anyway
        if (isImport(endpoint)) actor.afterCommit(() => void app.due.wake())
        return checked(
          endpoint,
          await handler({ ...input, actor, entry, prepared: prepared as Prepared, request, reply }),
        )
      },
      {
        requestId: request.id,
        isRead: endpoint.isRead ?? endpoint.method === 'GET',
        onTraffic: (traffic) => app.metrics.observeTraffic(endpoint.path, traffic),
        onLateError: (error) => request.log.error({ err: error }, 'after the transaction'),
      },
    )
  })
}

/** It takes in the rows of a file, whatever else it answers of them. */
const isImport = ({ errors }: Endpoint): boolean => errors?.includes('import_rows_invalid') ?? false

/**
 * Serves a call that needs no session. The handler opens the transactions it needs. Where `keptAs` names a state, its answer holds for as
 * long as the state does, and the handler is no longer asked.
 */
export function servePublic<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: (context: Input<E> & Http) => Awaitable<Result<E>>,
  keptAs?: (context: Input<E> & Http) => Promise<KeptAs | undefined>,
): void {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public`)
  mount(app, endpoint, async (request, reply) => {
    const parsed = parse(endpoint, request)
    if (!parsed.input) throw new AppError('invalid_input', {}, parsed.fields)
    const context = { ...parsed.input, request, reply }
    const as = await keptAs?.(context)
    if (!as) return checked(endpoint, await handler(context))
    const make = async () => String(checked(endpoint, await handler(context)).body)
    return { body: await app.kept.bodyOf({ ...as, key: `${endpoint.path} ${as.key}` }, make) }
  })
}

/** What a handler answered: as it is sent, or how it is made after the commit. */
type Outcome = { body: unknown; later?: never } | { later: (reply: FastifyReply) => unknown }

/** Throws when an answer is not what the contract promises. Others than JSON are sent as they are. */
function checked(endpoint: Endpoint, result: unknown): Outcome & { body?: unknown } {
  if (isLater(result)) return { later: result }
  return { body: endpoint.answers ? result : JSON.stringify(z.parse(endpoint.response, result)) }
}

const isLater = (result: unknown): result is (reply: FastifyReply) => unknown => typeof result === 'function'

function mount<E extends Endpoint>(
  app: App,
  endpoint: E,
  run: (request: FastifyRequest, reply: FastifyReply) => Promise<Outcome>,
) {
  app.http.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    config: {
      ...(endpoint.limit ? { attempts: endpoint.limit } : {}),
      isUpload: endpoint.accepts === 'bytes',
    },
    handler: async (request, reply) => {
      let body: unknown
      try {
        const outcome = await run(request, reply)
        body = outcome.later ? checked(endpoint, await outcome.later(reply)).body : outcome.body
      } catch (error) {
        if (endpoint.hasBare404 && error instanceof AppError && error.code === 'not_found')
          return reply.status(404).send()
        throw error
      }
      if (endpoint.answers) return body
      // what everybody may read may be kept, if it is asked for again each time
      if (endpoint.access === 'public' && endpoint.method === 'GET') reply.header('cache-control', 'no-cache')
      return reply
        .status(endpoint.status ?? 200)
        .type('application/json; charset=utf-8')
        .send(body)
    },
  })
}

function parse<E extends Endpoint>(endpoint: E, request: FastifyRequest) {
  const fields: ReturnType<typeof fieldsOf> = {}
  const part = (schema: z.core.$ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const outcome = z.safeParse(schema, value)
    if (!outcome.success) Object.assign(fields, fieldsOf(outcome.error.issues, value))
    else noteUnstorable(outcome.data, '', fields)
    return outcome.data
  }
  const input = {
    params: part(endpoint.params, request.params),
    query: part(endpoint.query, request.query),
    body: part(endpoint.body, request.body ?? (endpoint.body && acceptsNothing(endpoint.body) ? undefined : {})),
  } as Input<E>
  return Object.keys(fields).length ? { fields } : { input, fields }
}

const acceptsNothing = (schema: z.core.$ZodType) => z.safeParse(schema, undefined).success

/** `school_id` travels in the body of founding calls and in the query of ours. */
function schoolNamedIn(input: { query?: unknown; body?: unknown }): number | undefined {
  const named = [input.body, input.query].flatMap((part) =>
    typeof part === 'object' && part !== null && 'school_id' in part ? part.school_id : [],
  )
  return named.find((one) => typeof one === 'number')
}
