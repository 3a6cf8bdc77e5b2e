import { can, useAbility } from '../../../kernel/session/session.ts'

/** Whether the person on the screen may show an article to the public, or take it back. */
export const usePublishes = (): boolean => can(useAbility(), 'blog.publish')
