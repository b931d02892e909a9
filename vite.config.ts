import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // A visitor's address bar, not a licence file, is where assets are read.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
