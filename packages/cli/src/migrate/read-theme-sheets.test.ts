import { expect, it } from 'vitest';
import { tryMigration } from './tool-fixture.ts';

it.each([
  [
    'docusaurus',
    'css/own.css',
    {
      'docusaurus.config.js': "export default { title: 'Ferry', presets: [['classic', { theme: { customCss: './css/own.css' } }]] };",
      'docs/intro.md': '# Intro\n',
      'css/own.css': ':root { --ifm-color-primary: #123456; }\n',
    },
  ],
  [
    'starlight',
    'src/own.css',
    {
      'astro.config.mjs':
        "export default { integrations: [starlight({ title: 'Ferry', sidebar: [], customCss: ['./src/own.css', '@fontsource/inter'] })] };",
      'src/content/docs/index.md': '---\ntitle: Start\n---\n',
      'src/own.css': ':root {\n  --sl-color-accent: #123456;\n}\n',
    },
  ],
  [
    'mkdocs',
    'docs/own.css',
    {
      'mkdocs.yml': 'site_name: Ferry\ntheme: { name: material, palette: { primary: teal } }\nextra_css: [own.css]\n',
      'docs/index.md': '# Start\n',
      'docs/own.css': ':root { --md-primary-fg-color: #123456; }\n',
    },
  ],
])('takes the colour from a style sheet for %s, and says that its rules are left', (name, file, files) => {
  const { tool, config, notes } = tryMigration(files);
  expect(tool).toBe(name);
  expect(config['colors']).toEqual({ primary: '#123456' });
  expect(notes.filter(({ kind }) => kind === 'left-out')).toMatchObject([{ what: 'style sheet of the theme', file }]);
});
