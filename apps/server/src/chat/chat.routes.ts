import type { App } from '../services.ts'

export function chatRoutes(_app: App) {}
