import type { App } from '../services.ts'

export function calendarRoutes(_app: App) {}
