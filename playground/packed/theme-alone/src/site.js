/** What the plugin would make of a `docs.json`. */
export const SITE = {
  name: 'Anvil',
  base: '/',
  home: '/',
  contents: '/contents',
  colors: { primary: '#b45309' },
  topbarLinks: [],
  modeToggle: { isHidden: false },
  footerSocials: [],
  footerLinks: [],
  sections: [{ id: 'main', home: '/', versions: [], tabs: [], anchors: [] }],
};

export const PAGE = { href: '/', title: 'Anvils', file: 'index.mdx', sections: ['main'], toc: [], trail: [] };

export const NAVIGATION = [{ kind: 'group', title: 'Start', items: [{ kind: 'page', href: '/', title: 'Anvils' }] }];
