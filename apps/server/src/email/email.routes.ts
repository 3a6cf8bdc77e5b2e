import type { App } from '../services.ts'

export function emailRoutes(_app: App) {}
