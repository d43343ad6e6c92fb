import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Leaves packed twins beside the files of the page, so that no server has to pack them for every visitor. */
function packedTwins(): Plugin {
  let folder = '';
  return {
    name: 'packed-twins',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      // The service worker is written last.
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = await readdir(folder, { recursive: true });
        const worth = files.filter((file) => /\.(html|js|css|svg|json|webmanifest)$/.test(file));
        await Promise.all(
          worth.map(async (file) => {
            const path = join(folder, file);
            const content = await readFile(path);
            await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
            await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
          }),
        );
      },
    },
  };
}

/** The letters every first screen shows, of all languages: fetched beside the scripts instead of after them. */
const FIRST_LETTERS = /source-(sans-3-latin-wght|serif-4-latin-600)-normal-.*\.woff2$/;

/** Tells the browser about the first letters before it has read the styles. */
function preloadedLetters(): Plugin {
  return {
    name: 'preloaded-letters',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_LETTERS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

type Bundle = Readonly<Rolldown.OutputBundle>;

/** The chunk a source file opens. */
const chunkOf = (bundle: Bundle, source: RegExp): Rolldown.OutputChunk | undefined =>
  Object.values(bundle).find((file) => file.type === 'chunk' && source.test(file.facadeModuleId ?? '')) as
    | Rolldown.OutputChunk
    | undefined;

/** The files a chunk cannot run without: itself, its styles, and those of everything it imports. */
function filesOf(bundle: Bundle, { fileName, imports, viteMetadata }: Rolldown.OutputChunk): string[] {
  const others = imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? filesOf(bundle, file) : [];
  });
  return [...new Set([fileName, ...(viteMetadata?.importedCss ?? []), ...others])];
}

/** Lets what comes first be fetched beside the scripts: `public/first-fetch.js` guesses the words and the screen. */
function earlyFetches(): Plugin {
  return {
    name: 'early-fetches',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const words = Object.values(bundle).flatMap((file) => {
          const language =
            file.type === 'chunk' && /words\/messages\/(\w+)\/index\.ts$/.exec(file.facadeModuleId ?? '');
          return language ? [[`data-${language[1]}`, `./${file.fileName}`]] : [];
        });
        const start = chunkOf(bundle, /start\/start-screen\.tsx$/);
        // English is what a wrong guess falls back to: without these the patterns above no longer fit.
        if (!start || !words.some(([name]) => name === 'data-en'))
          throw new Error('no chunk of English words or of the first screen');
        const files = filesOf(bundle, start)
          .map((file) => `./${file}`)
          .filter((file) => !html.includes(file));
        const attrs = {
          async: true,
          src: './first-fetch.js',
          'data-start': files.join(' '),
          ...Object.fromEntries(words),
        };
        return [{ tag: 'script', attrs, injectTo: 'head' as const }];
      },
    },
  };
}

// biome-ignore lint/style/noDefaultExport: Vite reads its configuration from a default export.
export default defineConfig({
  // Relative addresses: the page works in any folder of any server.
  base: './',
  plugins: [
    react(),
    VitePWA({
      // A new version is offered in the page and never forced.
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'apple-touch-icon.png'],
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,json,webmanifest,wasm,bin,woff2}'],
        maximumFileSizeToCacheInBytes: 8_000_000,
        cleanupOutdatedCaches: true,
      },
      manifest: {
        name: 'Shirasagi',
        short_name: 'Shirasagi',
        description: 'A table for The White Castle and The White Castle Duel.',
        display: 'standalone',
        start_url: './',
        scope: './',
        theme_color: '#27415f',
        background_color: '#f3ead7',
        categories: ['games'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
    preloadedLetters(),
    earlyFetches(),
    packedTwins(),
  ],
  worker: { format: 'es' },
  // The maps are fetched for the report of an error and by developers' tools; the service worker leaves them alone.
  build: { target: 'es2023', modulePreload: { polyfill: false }, sourcemap: true },
  preview: { port: 3000, strictPort: true },
});
