import type { Words } from '@octavo/core';

/** The words of the interface in English: what every language translates. */
export const ENGLISH: Words = {
  allPages: 'All pages',
  closeMenu: 'Close menu',
  editPage: 'Suggest an edit',
  feedback: 'Feedback',
  goHome: 'Go to the home page',
  helpful: 'Was this page helpful?',
  issue: 'Raise an issue',
  language: 'Language',
  lastChanged: 'Last changed: {date}',
  menu: 'Menu',
  next: 'Next',
  no: 'No',
  notFound: 'Page not found',
  notFoundText: 'There is no page at this address. It may have moved, or the link may be wrong.',
  notInVersion: 'This page is not in {version}',
  onThisPage: 'On this page',
  pages: 'Pages',
  previous: 'Previous',
  product: 'Product',
  sayMore: 'Anything to add?',
  search: 'Search…',
  searchFailed: 'Search could not be loaded',
  section: 'Section',
  send: 'Send',
  site: 'Site',
  skip: 'Skip to content',
  tabs: 'Tabs',
  thanks: 'Thank you for your feedback.',
  version: 'Version',
  yes: 'Yes',
};

/** The words of a site as it is read; a word that its language lacks is English. */
export function createWords(words: Partial<Words> | undefined): Words {
  return words === undefined ? ENGLISH : { ...ENGLISH, ...words };
}
