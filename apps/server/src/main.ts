import './run/quickLoad.ts'

await import('./run/server.ts')
