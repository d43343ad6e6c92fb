import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { askAgainForStyles } from './app/load-part';
import './app/fonts.css';
import './app/tokens.css';
import './app/base.css';
import './app/motion.css';

// The error page tells it to the reader; here it is told in words, which some browsers' logs leave out of an error.
const onCaughtError = (error: unknown) => console.error(String(error), error);

askAgainForStyles();
createRoot(document.getElementById('root')!, { onCaughtError }).render(<App />);
