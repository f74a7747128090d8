import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** In this repository `resolve` reads the SDK by its source; in a project of your own it may go. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 3000, strictPort: true },
  resolve: { conditions: ['@investing-platform/source', ...defaultClientConditions] },
});
