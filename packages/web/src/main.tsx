import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/content.css';
import './styles/lists.css';
import './styles/settings.css';
import './styles/shell.css';
import './styles/popups.css';
import './styles/home.css';
import './styles/plans.css';
import './styles/welcome.css';
import './styles/chart.css';
import './styles/worth.css';
import './styles/assistant.css';
import './styles/forced-colors.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
