import type { HelpArticleRow } from '@dsms/contract/content/help/editing'
import type { Place } from '../../../../kernel/address/address.ts'

/** Where readers find a question. */
export function addressOfArticle({ kind, category, slug }: Pick<HelpArticleRow, 'kind' | 'category' | 'slug'>): Place {
  if (kind === 'pricing') return '/pages/pricing'
  return category === null ? '/pages/faq' : `/pages/knowledge-base/${category}/${slug}`
}
