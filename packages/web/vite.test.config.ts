import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Tests below a folder, named by their path without the ending. */
function testsIn(folder: string): [string, string][] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testsIn(path);
    return entry.name.endsWith('.test.ts')
      ? [[path.replace(/^src\//, '').replace(/\.ts$/, ''), join(root, path)]]
      : [];
  });
}

// Compiles the tests for Node: sources here are written for a bundler, so plain compiling would not do.
// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from a default export.
export default defineConfig({
  root,
  publicDir: false,
  ssr: { external: true },
  build: {
    ssr: true,
    outDir: 'dist-test',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(testsIn('src')),
        // Measures the page with the helpers of its tests; `npm run -s bench -- page` runs it.
        'e2e/figures': join(root, 'src/e2e/figures.ts'),
        // Prints what there is to read and to decide in coached games; `npm run -s bench -- coached` runs it.
        'learn/coached-figures': join(root, 'src/learn/coached/coached-figures.ts'),
        // Plays about at random; `npm run -s bench -- monkey` runs it.
        'e2e/monkey-run': join(root, 'src/e2e/monkey-run.ts'),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
