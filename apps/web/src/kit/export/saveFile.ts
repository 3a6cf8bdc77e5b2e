/** Hands a file to the reader under a name that every system takes. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = safeName(name)
  link.click()
  // not at once: some browsers read it a moment later
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

const safeName = (name: string): string => name.replace(/[\\/:*?"<>|\u2066-\u2069]+/g, ' ').trim()
