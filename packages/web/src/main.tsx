import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import './app/fonts.css';
import './app/tokens.css';
import './app/base.css';
import './app/motion.css';

createRoot(document.getElementById('root')!).render(<App />);
