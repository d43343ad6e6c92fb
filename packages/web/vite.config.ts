import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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
        globPatterns: ['**/*.{html,js,css,svg,png,json,webmanifest,wasm,bin}'],
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
  ],
  worker: { format: 'es' },
  build: { target: 'es2023', modulePreload: { polyfill: false } },
  preview: { port: 3000, strictPort: true },
});
