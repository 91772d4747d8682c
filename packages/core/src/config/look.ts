/** A font as the config names it. Without `url` it is one that readers may have. */
export interface Font {
  family: string;
  /** `400`, or a range of a variable font: `100 900`. */
  weight?: string;
  /** Path or address of the font's file. */
  url?: string;
  format?: 'woff' | 'woff2';
}

/** How the layout looks beyond its colours, every default filled in. */
export interface Look {
  /** Tabs under the header (`topnav`), or in a sidebar as high as the window, which may have a ground of its own. */
  layout: 'topnav' | 'sidenav' | 'solidSidenav';
  rounded: 'default' | 'sharp';
  /** How the current item of the sidebar is marked. */
  sidebarItems: 'container' | 'card' | 'border' | 'undecorated';
  topbar: 'default' | 'gradient';
  /** What stands above a page's title: its group, or the way to it. */
  eyebrow: 'section' | 'breadcrumbs';
  codeBlock: 'auto' | 'dark';
  /** What is drawn behind the pages. */
  background?: 'gradient' | 'grid' | 'windows';
  fonts: { headings?: Font; body?: Font };
}
