import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** The page around a picture: `https://github.com/octavo/docs/blob/main/logo.png`, and what leads to the picture itself. */
const GITHUB = /^https?:\/\/github\.com\/([^/?#]+\/[^/?#]+)\/blob\/([^?#]+)$/i;
const DRIVE = /^https?:\/\/drive\.google\.com\/file\/d\//i;

/** `![Logo](https://github.com/octavo/docs/blob/main/logo.png)`, and the same as an `<img>`. */
export function findPicturePage(node: Nodes): Mistake[] {
  const url = findAddress(node);
  const [, repository, file] = GITHUB.exec(url) ?? [];
  if (file === undefined && !DRIVE.test(url)) return [];
  const raw = file === undefined ? undefined : `https://raw.githubusercontent.com/${repository ?? ''}/${file}`;
  return [
    {
      code: 'page/picture-page',
      message: `The address of this image is a page of ${raw === undefined ? 'Google Drive' : 'GitHub'}, not a picture.`,
      hint:
        raw === undefined ? 'Put the picture beside the page, and write its path.' : `Write ${raw}, or put the picture beside the page.`,
    },
  ];
}

function findAddress(node: Nodes): string {
  if (node.type === 'image') return node.url;
  if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'img') return '';
  const source = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'src')?.value;
  return typeof source === 'string' ? source : '';
}
