import { trySamples } from '../samples/tryOut.testing.tsx'

trySamples('extras')
