import './run/quickLoad.ts'

await import('./admin/command.ts')
