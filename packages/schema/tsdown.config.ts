import { defineConfig } from 'tsdown';
import { publicTypeDefs } from './generated/public-type-defs.ts';

export default defineConfig({
  entry: { published: 'src/published.ts', introspection: 'generated/introspection.ts' },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2024',
  fixedExtension: false,
  clean: true,
  plugins: [
    {
      // For editors and generators, which read a file.
      name: 'sdl',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'schema.graphql', source: publicTypeDefs });
      },
    },
  ],
  dts: { generator: 'tsc' },
});
