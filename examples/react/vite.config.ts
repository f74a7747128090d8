import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** In a project of your own, leave `resolve` out: it reads the SDK of this repository by its source. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { port: 3000, strictPort: true },
  resolve: { conditions: ['@investing-platform/source', ...defaultClientConditions] },
});
