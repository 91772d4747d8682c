import { takePacked } from './take-packed.ts';

// Vitest's setup of each file of a project whose apps run the packages as they are published.
await takePacked();
