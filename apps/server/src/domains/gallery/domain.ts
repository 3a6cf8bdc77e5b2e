import type { Domain } from '../../kernel/domain.ts'
import { galleryFormRoutes } from './forms/forms.routes.ts'

export const gallery: Domain = { routes: [galleryFormRoutes] }
