import { expect, it } from 'vitest';
import { composeSettings } from './compose-settings.ts';

it('finds services by their scripts, and names what has no place', () => {
  const column = (header: string): { header: string; items: { label: string; href: string }[] } => ({
    header,
    items: [{ label: header, href: '/' }],
  });
  const { settings, notes } = composeSettings({
    scripts: [
      'https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1',
      'defer data-domain example.com src https://plausible.io/js/script.js',
      "posthog.init('phc_abc123', {})",
      'https://counter.example.com/count.js',
    ],
    otherAnalytics: ['Google Analytics UA-1'],
    socials: [
      { type: 'twitter', url: 'https://x.com/a' },
      { type: 'matrix', url: 'https://matrix.to/a' },
    ],
    footer: ['A', 'B', 'C', 'D', 'E'].map((header) => column(header)),
  });
  expect(settings).toMatchObject({
    integrations: { ga4: { measurementId: 'G-ABCDEF1' }, plausible: { domain: 'example.com' }, posthog: { apiKey: 'phc_abc123' } },
    footer: {
      socials: { x: 'https://x.com/a' },
      links: [column('A'), column('B'), column('C'), { header: 'D', items: [...column('D').items, ...column('E').items] }],
    },
  });
  expect(notes.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
    'left-out social account',
    'left-out script of every page',
    'left-out analytics',
    'differs column of the footer',
  ]);
});

it('shows a repository by its name, and calls the address of an organisation GitHub', () => {
  const primary = (url: string): unknown => composeSettings({ socials: [{ type: 'github', url }] }).settings['navbar'];
  expect(primary('https://github.com/example/ferry')).toEqual({ primary: { type: 'github', href: 'https://github.com/example/ferry' } });
  expect(primary('https://github.com/example/')).toEqual({
    primary: { type: 'button', label: 'GitHub', href: 'https://github.com/example/' },
  });
});
