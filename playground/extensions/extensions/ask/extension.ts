import { defineExtension } from '@octavo/vite/extension';

export default defineExtension({ ask: './client.ts' });
