import { allEndpoints } from '@dsms/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/harness.ts'

interface Operation {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string }[]
  responses: Record<string, { description: string }>
  'x-permission': unknown
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

const read = async (): Promise<Document> => (await (await testApp()).http.inject('/docs/json')).json()

describe('the documentation', () => {
  it('lists every call with its permission', async () => {
    const document = await read()
    expect(document.openapi).toBe('3.1.0')
    for (const [name, endpoint] of Object.entries(allEndpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const operation = document.paths[path]?.[endpoint.method.toLowerCase()]
      expect(operation?.operationId, endpoint.path).toBe(name)
      expect(operation?.['x-permission']).toEqual(endpoint.access)
      expect(operation?.security).toHaveLength(endpoint.access === 'public' ? 0 : 2)
      const inPath = operation?.parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`)
      expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? [])
    }
    const operations = Object.values(document.paths).flatMap((one) => Object.keys(one))
    expect(operations).toHaveLength(Object.keys(allEndpoints).length)
  })

  it('tells the errors of a call by their codes', async () => {
    const { paths } = await read()
    expect(Object.keys(paths['/jwt/login']?.post?.responses ?? {})).toEqual(['200', '400', '422', '429', '500'])
    expect(paths['/jwt/login']?.post?.responses['400']?.description).toContain('`account_locked`')
    expect(paths['/store/role_privileges']?.post?.responses['403']?.description).toContain('`beyond_own_rights`')
  })

  it('says what a lesson of another length costs, and how travel is reckoned', async () => {
    const document = JSON.stringify(await read())
    expect(document).toContain('half the length, half the price')
    expect(document).toContain('calendar.travel_speed: 30 km/h')
  })

  it('refers to nothing that is not there', async () => {
    const document = await read()
    const references = JSON.stringify(document).match(/"#\/components\/schemas\/[^"]+"/g) ?? []
    expect(references.length).toBeGreaterThan(50)
    for (const reference of new Set(references)) {
      const name = reference.slice('"#/components/schemas/'.length, -1)
      expect(document.components.schemas, name).toHaveProperty(name)
    }
    expect(JSON.stringify(document)).not.toContain('#/$defs/')
  })

  it('can be read in a browser under the same policy as everything', async () => {
    const page = await (await testApp()).http.inject({ url: '/docs', headers: { accept: 'text/html' } })
    expect([200, 302]).toContain(page.statusCode)
    expect(String(page.headers['content-security-policy'])).not.toContain('unsafe-eval')
  })
})
