import type { App } from '../services.ts'

export function taskRoutes(_app: App) {}
