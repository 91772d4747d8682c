import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [],
  build: { lib: { entry: 'src/index.js', formats: ['es'] } },
});
