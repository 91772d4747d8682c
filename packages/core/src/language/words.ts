/** The words of the interface in one language. */
export interface Words {
  allPages: string;
  closeMenu: string;
  editPage: string;
  feedback: string;
  goHome: string;
  helpful: string;
  issue: string;
  language: string;
  menu: string;
  next: string;
  no: string;
  notFound: string;
  notFoundText: string;
  onThisPage: string;
  pages: string;
  previous: string;
  product: string;
  search: string;
  section: string;
  site: string;
  skip: string;
  tabs: string;
  thanks: string;
  version: string;
  yes: string;
}
