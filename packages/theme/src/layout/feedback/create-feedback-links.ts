import type { Repository } from '../../data/repository.ts';

/** The page that a link is about. */
export interface FeedbackSubject {
  title: string;
  /** Path of its file from the content root. */
  file: string;
  /** Where the reader sees it. */
  address: string;
}

/** Where a page's file is edited, by a pull request for whoever may not write to it. */
export function createEditHref({ host, url, branch, folder }: Repository, { file }: Pick<FeedbackSubject, 'file'>): string {
  const path = encodePath(folder + file);
  const ref = encodePath(branch);
  if (host === 'github') return `${url}/edit/${ref}/${path}`;
  if (host === 'gitlab') return `${url}/-/edit/${ref}/${path}`;
  return `${url}/src/${ref}/${path}?mode=edit&at=${encodeURIComponent(branch)}`;
}

/** Where an issue about a page is written, with the page and its address filled in. */
export function createIssueHref({ host, url, folder }: Repository, { title, file, address }: FeedbackSubject): string {
  const subject = `Docs: ${title}`;
  const body = `Page: ${address}\nFile: ${folder}${file}\n\n`;
  if (host === 'github') return `${url}/issues/new?${query({ title: subject, body })}`;
  if (host === 'gitlab') return `${url}/-/issues/new?${query({ 'issue[title]': subject, 'issue[description]': body })}`;
  return `${url}/issues/new?${query({ title: subject, content: body })}`;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function query(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}
