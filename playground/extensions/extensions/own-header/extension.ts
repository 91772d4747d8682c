import { defineExtension } from '@octavo/vite/extension';

export default defineExtension({
  components: { Header: './header.tsx', AfterSidebar: './after-sidebar.tsx' },
  words: { en: { tides: 'Tides today', search: 'Find a harbour' } },
});
