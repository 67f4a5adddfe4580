// Two bundles, each one script without imports: `page` goes into every report, `studio` is the window of `armature studio`.
import { defineConfig } from 'vite';

const common = { publicDir: false as const, logLevel: 'warn' as const, esbuild: { legalComments: 'inline' as const } };

export default defineConfig(({ mode }) => mode === 'studio' ? {
  ...common,
  build: {
    outDir: 'studio/dist', emptyOutDir: true, target: 'es2022', minify: 'esbuild', cssMinify: 'esbuild', reportCompressedSize: false, chunkSizeWarningLimit: 2000,
    lib: { entry: 'studio/src/main.ts', formats: ['iife'], name: 'studio', fileName: () => 'studio.js', cssFileName: 'studio' },
  },
} : {
  ...common,
  build: {
    outDir: 'dist', emptyOutDir: true, target: 'es2020', minify: 'esbuild', reportCompressedSize: false, chunkSizeWarningLimit: 2000,
    lib: { entry: 'src/page.ts', formats: ['iife'], name: 'page', fileName: () => 'page.js' },
  },
});
