import { solve } from './solve.ts'

// beside the page, which stays usable meanwhile
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(solve(data)))
