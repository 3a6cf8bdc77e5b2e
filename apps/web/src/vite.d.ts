/// <reference types="vite/client" />

/** Every outline icon as text, and the names of those that the product uses. */
declare module 'virtual:icons' {
  export const drawings: [name: string, tags: string, path: string][]
  export const used: string[]
}
