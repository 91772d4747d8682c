/** `--mode size` measures what one component adds to an app that has React. */
export default ({ mode }) => ({
  build:
    mode === 'size'
      ? { outDir: 'size', lib: { entry: 'src/callout.jsx', formats: ['es'], fileName: 'callout' }, rolldownOptions: { external: /^react/ } }
      : { rolldownOptions: { input: ['index.html', 'layout.html'] } },
});
