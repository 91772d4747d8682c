import { createRoot } from 'react-dom/client';
import '@octavo/theme/styles.css';
import { Guide } from './guide.jsx';

createRoot(document.getElementById('root')).render(<Guide />);
