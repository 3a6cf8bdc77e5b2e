/// <reference types="vite/client" />

/** Every outline icon as text, and the names of those that the product uses. */
declare module 'virtual:icons' {
  export const drawings: [name: string, tags: string, path: string][]
  export const used: string[]
}

/** The pages of the contract without their names; see `vite.pages.ts`. */
declare module 'virtual:pages' {
  export const pages: Omit<import('@dsms/contract/kernel/page').Page, 'title'>[]
}

/** Of each page, by its target, its names in all languages. */
declare module 'virtual:pages/names' {
  export const names: Record<string, string[]>
}

/** Of each page, by its target, its name in one language: words like those of features. */
declare module 'virtual:pages/pageNames/words/*' {
  const words: Record<string, string>
  // biome-ignore lint/style/noDefaultExport: so are all files of words
  export default words
}
