import { SCRIPT } from './astro-template.ts';

const VIDEO = /<lite-youtube\b([^<>]*)>[\s\S]*?<\/lite-youtube>/g;
const QUOTE = /<blockquote\b([^<>]*)>((?:(?!<\/?blockquote\b)[\s\S])*)<\/blockquote>/g;

/** `<lite-youtube videoid="a">` and `<blockquote class="twitter-tweet">`, which a script makes a frame of, as the frame that they are: the script is needed no longer. */
export function showEmbeds(markup: string): string {
  const videos = markup.replaceAll(VIDEO, (whole, attributes: string) => {
    const id = /\bvideoid="([\w-]+)"/.exec(attributes)?.[1];
    const title = /\b(?:videotitle|playlabel|title)="([^"]*)"/.exec(attributes)?.[1] ?? 'YouTube';
    return id === undefined ? whole : `<iframe src="https://www.youtube.com/embed/${id}" title="${title}"></iframe>`;
  });
  const shown = videos.replaceAll(QUOTE, (whole, attributes: string, held: string) => {
    const id = /\btwitter-tweet\b/.test(attributes) ? /\/status\/(\d+)/.exec(held)?.[1] : undefined;
    return id === undefined
      ? whole
      : `<iframe src="https://platform.twitter.com/embed/Tweet.html?id=${id}" title="Tweet" height="500"></iframe>`;
  });
  return shown === markup ? markup : shown.replaceAll(SCRIPT, '');
}
