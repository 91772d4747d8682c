import { findTags } from './find-tags.ts';
import { writeAttribute } from '../write-attribute.ts';

/** What components are called that let a reader enlarge a picture, which every picture here does. */
const NAMES = String.raw`(?:Photo(?:Provider|View)|[A-Z]?\w*(?:Zoom|Lightbox)\w*)`;
const KEPT = ['src', 'alt', 'title', 'width', 'height'];

/** `<ZoomableImage src="a.png" />` -> `<img src="a.png" />`; of `<Zoom>![](a.png)</Zoom>` the picture stays. */
export function showZoomed(text: string): string {
  let result = text;
  for (const { start, end, isClosed, attributes } of findTags(text, NAMES).toReversed()) {
    const name = /^<(\w+)/.exec(text.slice(start))?.[1] ?? '';
    if (isClosed) {
      if (attributes.has('src')) result = result.slice(0, start) + showPicture(attributes) + result.slice(end);
      continue;
    }
    const close = result.indexOf(`</${name}>`, end);
    const held = result.slice(end, close);
    if (close === -1 || !/<img\b|!\[|<Image\b/.test(held)) continue;
    result = result.slice(0, start) + held + result.slice(close + name.length + 3);
  }
  return result;
}

function showPicture(attributes: ReadonlyMap<string, string>): string {
  const written = KEPT.map((name) => {
    const value = attributes.get(name);
    return value?.startsWith('{') === true ? ` ${name}=${value}` : writeAttribute(name, value);
  });
  const picture = `<img${written.join('')} />`;
  const caption = attributes.get('caption');
  return caption === undefined || caption.startsWith('{') ? picture : `<Frame${writeAttribute('caption', caption)}>${picture}</Frame>`;
}
