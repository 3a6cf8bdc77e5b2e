import { readFile, type ToRead } from './readFile.ts'

// the reader lets some of its errors fall
addEventListener('unhandledrejection', () => postMessage({}))

// beside the page, which stays usable meanwhile
addEventListener('message', async ({ data }: MessageEvent<ToRead>) => {
  try {
    postMessage({ read: await readFile(data) })
  } catch {
    postMessage({})
  }
})
