import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Changes only with a new version of a library, so it stays in the browser's cache. */
const vendor = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|wouter|regexparam|mitt)[\\/]/,
  priority: 2,
};

/** What several pages use, in one file: many small ones compress worse and cost requests. */
const shared = {
  name: 'shared',
  test: /[\\/]src[\\/](?!views[\\/](pages|player|layout))|lucide-react|@vanilla-extract/,
  minShareCount: 2,
  priority: 1,
};

/** The page (client) and the back end with its renderer (`--ssr`) are built from one tree. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  publicDir: false,
  // Found before the first request, so that the first page of `npm run dev` is not loaded twice.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/views/**/*.tsx'] },
  // Packages of hundreds of small files: read one by one they double the time and memory of a start.
  ssr: { noExternal: ['kysely', 'lucide-react', 'typebox'] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: { input: 'server/main.ts', output: { entryFileNames: 'main.js' } },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: [vendor, shared] } } },
      },
}));
