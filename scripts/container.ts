import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'

/** Faults of the Dockerfile, a sentence each: syntax by a linter, and what we ask of an image as well. */
export function faultsOfDockerfile(text: string, runtime: string): string[] {
  const faults = validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)
  const lines = text.replaceAll('\\\n', ' ').split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const user = last.findLast((line) => line.startsWith('USER '))?.slice(5)
  if (!user || /^(root|0)\b/.test(user)) faults.push('the image runs as root')
  if (!last.some((line) => line.startsWith('HEALTHCHECK '))) faults.push('the image has no health check')
  if (!lines.includes(`ARG NODE=${runtime}`)) faults.push(`ARG NODE is not ${runtime}, which package.json pins`)
  for (const line of lines)
    if (/^FROM \S+(?<!:[\w.${}-]+)( |$)/.test(line)) faults.push(`${line}: a base without a release`)
  return faults
}

interface Service {
  image?: string
  user?: string
  read_only?: boolean
  environment?: Record<string, string | number>
  healthcheck?: unknown
  build?: string
  volumes?: string[]
  ports?: (string | number)[]
}

/** Faults of the compose file, a sentence each. */
export function faultsOfCompose(text: string): string[] {
  const faults: string[] = []
  const file = parse(text, { strict: true, uniqueKeys: true }) as {
    services: Record<string, Service>
    volumes?: Record<string, unknown>
  }
  for (const [name, service] of Object.entries(file.services)) {
    const say = (fault: string) => faults.push(`${name}: ${fault}`)
    if (!service.user || /^(root|0)\b/.test(service.user)) say('runs as root')
    // an image that is built here brings its own
    if (!service.healthcheck && !service.build) say('has no health check')
    if (!service.build && !/:[\w.-]+$/.test(service.image ?? '')) say('has an image without a release')
    for (const [key, value] of Object.entries(service.environment ?? {})) {
      const isSecret = /PASSWORD|SECRET|TOKEN|_URL$/.test(key)
      if (isSecret && !/\$\{\w+:\?[^}]+\}/.test(String(value)))
        say(`${key} has a value of its own; it belongs into .env`)
    }
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':')
      if (!/^[./~]/.test(source) && !(source in (file.volumes ?? {}))) say(`the volume ${source} is not declared`)
    }
  }
  return faults
}
