import type { UserConfig } from 'tsdown';

const config: UserConfig = {
  entry: ['src/index.ts', 'src/browser.ts', 'src/internal.ts'],
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  // Types of schemas are inferred: the compiler writes them out, where other packages can do without it.
  dts: { tsgo: true },
  // They are in the types, where editors read them.
  outputOptions: { comments: { jsdoc: false } },
  // No line says which file of the source stands below.
  inputOptions: { experimental: { attachDebugInfo: 'none' } },
  // Nobody reads the levels of forty languages: four kilobytes of the tarball. The sources hold no tab.
  plugins: [
    {
      name: 'octavo:without-indent',
      generateBundle(_, files) {
        for (const file of Object.values(files))
          if (file.type === 'chunk' && file.fileName.endsWith('.js')) file.code = file.code.replaceAll(/^\t+/gm, '');
      },
    },
  ],
};

export default config;
