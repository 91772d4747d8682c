import { SCRIPT } from './astro-template.ts';

const VIDEO = /<lite-youtube\b([^<>]*)>[\s\S]*?<\/lite-youtube>/g;

/** `<lite-youtube videoid="a">`, which a script makes a video of, as the video that it is: the script is needed no longer. */
export function showLiteVideos(markup: string): string {
  const shown = markup.replaceAll(VIDEO, (whole, attributes: string) => {
    const id = /\bvideoid="([\w-]+)"/.exec(attributes)?.[1];
    const title = /\b(?:videotitle|playlabel|title)="([^"]*)"/.exec(attributes)?.[1] ?? 'YouTube';
    return id === undefined ? whole : `<iframe src="https://www.youtube.com/embed/${id}" title="${title}"></iframe>`;
  });
  return shown === markup ? markup : shown.replaceAll(SCRIPT, '');
}
