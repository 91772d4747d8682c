import { defineExtension } from '@octavo/vite/extension';
import { remarkAbbr } from './remark-abbr.ts';

export default defineExtension({
  markdown: { remark: [[remarkAbbr, { API: 'Application programming interface' }]] },
});
