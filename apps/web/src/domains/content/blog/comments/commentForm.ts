export interface CommentFormProps {
  post: number
  /** The comment that it answers. */
  parentId: number | null
  /** Of an answer: leaves the form. */
  close?: () => void
}
