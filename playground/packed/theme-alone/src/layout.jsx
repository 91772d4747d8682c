import { createRoot } from 'react-dom/client';
import '@octavo/theme/styles.unlayered.css';
import { Docs } from './docs.jsx';

createRoot(document.getElementById('root')).render(<Docs />);
