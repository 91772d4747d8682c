import { createRoot } from 'react-dom/client';

import Note from './note.mdx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(<Note />);
