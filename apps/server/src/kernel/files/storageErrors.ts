import { AppError, type ErrorCode } from '@dsms/contract/kernel/errors'
import { codeOf } from '../../db/folder/dataFolder.ts'

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const shut = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EIO'])

export const isFull = (error: unknown) => full.has(codeOf(error))

/** Rethrows what the disk said in words of ours, with its own as the cause. Other errors stay as they are. */
export function storageError(error: unknown): never {
  if (isFull(error)) throw because('storage_full', error)
  throw shut.has(codeOf(error)) ? because('storage_unavailable', error) : error
}

export const because = (code: ErrorCode, cause: unknown) => Object.assign(new AppError(code), { cause })
