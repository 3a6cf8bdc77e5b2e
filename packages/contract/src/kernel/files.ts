import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idText } from './shared.ts'

/** A file that somebody uploaded. `url` is for those who may read it: who uploaded it and whom it was sent to. */
export const keptFile = z
  .object({
    id: z.int(),
    fileName: z.string(),
    /** MIME type as the bytes say, else by the name's ending. */
    type: z.string(),
    bytes: z.int(),
    url: z.string(),
  })
  .meta({ id: 'KeptFile' })
export type KeptFile = z.infer<typeof keptFile>

/** Bytes that one file may have. */
export const fileLimit = 10_000_000

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/files',
  tag: 'files',
  summary: 'Keep a file (the body, as application/octet-stream) for attaching it to a mail or a chat message',
  access: 'session',
  accepts: 'bytes',
  bodyLimit: fileLimit,
  // a name and no path: rows of public pictures are called by their address
  query: z.object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .regex(/^[^/\\]+$/, 'invalid_format'),
  }),
  status: 201,
  response: keptFile,
  errors: [
    'body_too_large',
    'file_empty',
    'picture_broken',
    'picture_too_large',
    'upload_too_slow',
    'storage_full',
    'storage_unavailable',
  ],
})

export const readFile = endpoint({
  method: 'GET',
  path: '/api/files/:id',
  tag: 'files',
  summary: 'The bytes of a file; pictures, PDF and plain text are shown unless `download` is asked for',
  access: 'session',
  params: z.object({ id: idText }),
  query: z.object({ download: z.stringbool().default(false) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['file_gone', 'storage_unavailable'],
})
